import type { MouseEvent } from 'react';
import {
  checkoutDestination,
  CheckoutReason,
  leadsToCheckout,
  offersChoice,
  type EntryStore,
} from '../../domains/checkout';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import { routes } from '../../kernel/routes';
import type { Analytics } from '../../platform/analytics';
import type { Browser } from '../../platform/browser';
import { isPlain } from '../../ui/Link';
import type { Modals } from '../modals';
import type { Ordering } from './ordering';

interface CheckoutPress {
  /** Where the control leads. */
  readonly href: string;
  readonly placement: 'main' | 'amend';
  readonly event: MouseEvent<HTMLElement>;
}

interface CheckoutEntryDeps {
  readonly browser: Browser;
  readonly entry: EntryStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly analytics: Analytics;
  readonly modals: Modals;
  readonly loadOrdering: () => Promise<Ordering>;
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

const SORRY = 'Instant checkout could not be opened. Press Checkout again to check out as normal.';

export const createCheckoutEntry = (deps: CheckoutEntryDeps): CheckoutEntry => {
  const { browser, entry, trolley, slot, analytics, modals, loadOrdering } = deps;
  // A chooser that can't be had must not keep anybody from checking out.
  let hasFailed = false;

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
  const choose = async (href: string) => {
    hasFailed = true;
    const { choose: chooserFor } = await loadOrdering();
    const modal = await chooserFor(href);
    hasFailed = false;
    return modal;
  };
  return {
    entry,
    CheckoutReason,
    enterCheckout({ href, placement, event }) {
      const { closed, control } = entry.getState();
      if (closed || control !== 'rest') return;
      const known = trolley.getState().trolley;
      if (known && !hasFailed && isPlain(event) && offersChoice({ ...known, placement, href })) {
        event.preventDefault();
        // Safari doesn't focus what is pressed; the dialog gives the focus back to where it was.
        event.currentTarget.focus();
        entry.setState({ control: 'waiting' });
        void modals
          .open(() => choose(href), SORRY)
          .then(() => {
            entry.setState({ control: 'rest' });
          });
      } else if (leadsToCheckout(href)) {
        analytics.track({ event: 'enter_checkout' });
      }
    },
    followEntry() {
      const stops = [trolley.subscribe(look), slot.subscribe(look), browser.onLocationChange(look)];
      look();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
