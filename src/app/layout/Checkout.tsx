import { useStore } from 'zustand';
import { CheckoutButton, checkoutDestination } from '../../domains/checkout';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import { useEngine } from './use-engine';

/** The way from what is in the trolley to checkout [CHK-1]. */
export const Checkout = ({ header }: { readonly header: HeaderObject }) => {
  const engine = useEngine(header);
  const here = useStore(header.page, (page) => page.here);
  const isSlotBooked = useStateOf(engine?.slot, ({ status }) => status.kind === 'booked', false);
  const hasHardConflicts = useStateOf(
    engine?.trolley,
    ({ status }) => status.kind === 'ready' && status.totals.hardConflicts > 0,
    false,
  );
  return <CheckoutButton href={checkoutDestination({ hasHardConflicts, isSlotBooked, here })} />;
};
