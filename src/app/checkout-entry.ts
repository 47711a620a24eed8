import {
  checkoutDestination,
  CheckoutReason,
  createEntryStore,
  leadsToCheckout,
  type EntryStore,
} from '../domains/checkout';
import type { SlotStore } from '../domains/slot';
import { routes } from '../kernel/routes';
import { createCheckoutChoice, type CheckoutChoiceDeps, type CheckoutPress } from './checkout-choice';

interface CheckoutEntryDeps extends Omit<CheckoutChoiceDeps, 'entry'> {
  readonly slot: SlotStore;
}

/** The way from the header into checkout: open or closed, as trolley, slot and page have it. */
export interface CheckoutEntry {
  readonly entry: EntryStore;
  readonly CheckoutReason: typeof CheckoutReason;
  /** A press of the control; offers both ways to check out where there are two [INST-1]. */
  readonly enterCheckout: (press: CheckoutPress) => void;
  /** Begins to follow trolley, slot and page; the answer ends it. */
  readonly followEntry: () => () => void;
}

export const createCheckoutEntry = (deps: CheckoutEntryDeps): CheckoutEntry => {
  const { browser, trolley, slot, announcer, analytics, checkout } = deps;
  const entry = createEntryStore(announcer);
  const choose = createCheckoutChoice({ ...deps, entry });

  const look = () => {
    const { status } = trolley.getState();
    const { see, lose, forget } = entry.getState();
    const booked = slot.getState().status;
    const here = browser.location();
    const isTrolleyPage = here.pathname.replace(/\/$/, '') === routes.trolley;
    entry.setState({
      isTrolleyPage,
      href: checkoutDestination({
        hasHardConflicts: status.kind === 'ready' && status.totals.hardConflicts > 0,
        isSlotBooked: booked.kind === 'booked',
        here,
      }),
    });
    // Without the slot it isn't known which minimum is meant: what was known before still stands.
    if (status.kind === 'ready' && booked.kind !== 'pending') {
      see({
        totals: status.totals,
        slotType: booked.kind === 'booked' ? booked.slot.reservation.slotType : undefined,
        isTrolleyPage,
      });
    }
    if (status.kind === 'failed') lose();
    if (status.kind === 'none') forget();
  };
  const lookAtPlacing = () => {
    const { kind } = checkout.placing.getState();
    const isOnItsWay = kind === 'placing' || kind === 'checking' || kind === 'cancelling';
    entry.setState({ control: kind === 'placed' ? 'success' : isOnItsWay ? 'waiting' : 'rest' });
  };
  return {
    entry,
    CheckoutReason,
    enterCheckout(press) {
      const { closed, control } = entry.getState();
      if (closed || control !== 'rest' || choose(press)) return;
      if (leadsToCheckout(press.href)) analytics.track({ event: 'enter_checkout' });
    },
    followEntry() {
      const stops = [
        trolley.subscribe(look),
        slot.subscribe(look),
        browser.onLocationChange(look),
        checkout.placing.subscribe(lookAtPlacing),
      ];
      look();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
