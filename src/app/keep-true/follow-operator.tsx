import { OperatorBanner } from '../../domains/operator/lazy';
import type { Session, SessionStatus } from '../../platform/session';
import { Region } from '../../ui/Region';
import type { Modals } from '../modals';

interface OperatorDeps {
  readonly session: Session['store'];
  readonly modals: Pick<Modals, 'setStrip'>;
  /** Reports a region that broke. */
  readonly report: (region: string, error: unknown) => void;
}

/** Tells staff whose account they are in, for as long as they are [AUTH-3]. The answer ends it. */
export const followOperator = ({ session, modals, report }: OperatorDeps): (() => void) => {
  const look = (status: SessionStatus) => {
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
  look(session.getState());
  const stop = session.subscribe(look);
  return () => {
    stop();
    modals.setStrip('operator', null);
  };
};
