import { createEntryStore, type EntryStore } from '../domains/checkout';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import { routes } from '../kernel/routes';
import type { Browser } from '../platform/browser';
import type { Announcer } from './announcer';

interface CheckoutEntryDeps {
  readonly browser: Browser;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly announcer: Announcer;
}

/** The way from the header into checkout: open or closed, as trolley, slot and page have it. */
export interface CheckoutEntry {
  readonly entry: EntryStore;
  /** Begins to follow them; the answer ends it. */
  readonly followEntry: () => () => void;
}

export const createCheckoutEntry = ({
  browser,
  trolley,
  slot,
  announcer,
}: CheckoutEntryDeps): CheckoutEntry => {
  const entry = createEntryStore(announcer);
  const look = () => {
    const { status } = trolley.getState();
    const { see, lose, forget } = entry.getState();
    const booked = slot.getState().status;
    // Without the slot it isn't known which minimum is meant: what was known before still stands.
    if (status.kind === 'ready' && booked.kind !== 'pending') {
      see({
        totals: status.totals,
        slotType: booked.kind === 'booked' ? booked.slot.reservation.slotType : undefined,
        isTrolleyPage: browser.location().pathname.replace(/\/$/, '') === routes.trolley,
      });
    }
    if (status.kind === 'failed') lose();
    if (status.kind === 'none') forget();
  };
  return {
    entry,
    followEntry() {
      const stops = [trolley.subscribe(look), slot.subscribe(look), browser.onLocationChange(look)];
      look();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
