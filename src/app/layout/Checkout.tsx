import { useStore } from 'zustand';
import { CheckoutButton, checkoutDestination } from '../../domains/checkout';
import { routes } from '../../kernel/routes';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import { useEngine } from './use-engine';

interface CheckoutProps {
  readonly header: HeaderObject;
  readonly placement?: 'main' | 'amend';
}

/** The way from what is in the trolley to checkout, closed while something stands in it [CHK-1] [TROL-6]. */
export const Checkout = ({ header, placement = 'main' }: CheckoutProps) => {
  const engine = useEngine(header);
  const { here, isCompact } = useStore(header.page);
  const isSlotBooked = useStateOf(engine?.slot, ({ status }) => status.kind === 'booked', false);
  const hasHardConflicts = useStateOf(
    engine?.trolley,
    ({ status }) => status.kind === 'ready' && status.totals.hardConflicts > 0,
    false,
  );
  const closed = useStateOf(engine?.entry, (state) => state.closed, undefined);
  const control = useStateOf(engine?.entry, (state) => state.control, 'rest');
  const href = checkoutDestination({ hasHardConflicts, isSlotBooked, here });
  const room = here.pathname === routes.trolley && !isCompact ? 'line' : 'strip';
  return (
    <CheckoutButton
      href={href}
      state={control === 'rest' && placement === 'amend' ? 'save' : control}
      closed={closed}
      told={placement === 'amend' ? 'card' : room}
      onPress={(event) => engine?.enterCheckout({ href, placement, event })}
    />
  );
};
