import { OperatorBanner } from '../../domains/operator/lazy';
import type { SessionStatus } from '../../platform/session';
import { Region } from '../../ui/Region';
import type { HeaderContext } from '../../context/context';

/** Shows staff whose account they are in [AUTH-3]. Returns a function that removes the banner. */
export const showOperatorBanner = ({ session, modals, report }: HeaderContext): (() => void) => {
  const onStatusChange = (status: SessionStatus) => {
    const isStaff = status.kind === 'signed-in' && status.role === 'operator';
    modals.setStrip(
      'operator',
      isStaff && (
        <Region name="operator banner" report={report}>
          <OperatorBanner customerId={status.customerId} />
        </Region>
      ),
    );
  };
  onStatusChange(session.getState());
  const stop = session.subscribe(onStatusChange);
  return () => {
    stop();
    modals.setStrip('operator', null);
  };
};
