import type { MouseEvent } from 'react';
import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { checkoutDestination, leadsToCheckout, offersChoice, type EntryStore } from '../../domains/checkout';
import { FAILED_TO_OPEN } from './texts';
import { routes } from '../../kernel/routes';
import { isPlainClick } from '../../ui/Link';
import type { HeaderContext } from '../../header/context/context';
import type { Ordering } from './ordering';

interface CheckoutPress {
  /** Where the control leads. */
  readonly href: string;
  readonly placement: 'main' | 'amend' | 'sheet';
  readonly event: MouseEvent<HTMLElement>;
}

/** The Checkout control: where it leads, and whether it is disabled, from trolley, slot and page. */
export interface CheckoutEntry {
  readonly entry: EntryStore;
  /** Handles a press of the control; opens the chooser where there are two ways to check out [INST-1]. */
  readonly enterCheckout: (press: CheckoutPress) => void;
  /** Updates the control from trolley, slot and page. Returns a function that removes the listeners. */
  readonly followEntry: () => () => void;
}

const nothing = () => undefined;

/** Updates the control from trolley, slot and page. */
const syncEntry = ({ browser, trolley, slot }: HeaderContext, entry: EntryStore) => {
  const { status } = trolley.getState();
  const { update, clear, reset } = entry.getState();
  const booked = slot.getState().status;
  const here = browser.location();
  const isTrolleyPage = here.pathname.replace(/\/$/, '') === routes.trolley;
  entry.setState({
    href: checkoutDestination({
      hasHardConflicts: status.kind === 'ready' && !!status.totals.hardConflicts,
      isSlotBooked: booked.kind === 'booked',
      here,
    }),
  });
  // Without the slot the minimum is unknown: the previous one stays.
  if (status.kind === 'ready' && booked.kind !== 'pending') {
    update({
      totals: status.totals,
      slotType: booked.kind === 'booked' ? booked.slot.reservation.slotType : undefined,
      isTrolleyPage,
    });
  }
  if (status.kind === 'failed') clear();
  if (status.kind === 'none') reset();
};

export const createCheckoutEntry = (
  context: HeaderContext,
  entry: EntryStore,
  loadOrdering: () => Promise<Ordering>,
): CheckoutEntry => {
  const { browser, session, trolley, slot, analytics, modals } = context;
  // When the chooser fails to load, the next press checks out as normal.
  let hasFailed = false;
  let stopResuming: (() => void) | undefined;

  /**
   * Finds out the outcome of an order that an earlier page sent, once the trolley is displayed [INST-2]. The first use of
   * the storage in a page takes a part of a frame, so the trolley is painted first.
   */
  const resumeOnce = () => {
    const { status } = trolley.getState();
    if (stopResuming || session.getState().kind !== 'signed-in' || status.kind === 'pending') return;
    stopResuming = browser.afterPaint(() => {
      if (browser.localStore.get(PLACING_ORDERS_KEY)) loadOrdering().then(({ resume }) => resume(), nothing);
    });
  };
  const sync = () => {
    syncEntry(context, entry);
    resumeOnce();
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
    enterCheckout({ href, placement, event }) {
      const { closed, control } = entry.getState();
      if (closed || control !== 'rest') return;
      const loadedTrolley = trolley.getState().trolley;
      if (
        loadedTrolley &&
        !hasFailed &&
        isPlainClick(event) &&
        offersChoice({ ...loadedTrolley, placement, href })
      ) {
        event.preventDefault();
        // Safari does not focus a pressed control. The dialog returns the focus to the focused element.
        event.currentTarget.focus();
        entry.setState({ control: 'waiting' });
        void modals
          .open(() => choose(href), FAILED_TO_OPEN)
          .then(() => {
            entry.setState({ control: 'rest' });
          });
      } else if (leadsToCheckout(href)) {
        analytics.track({ event: 'enter_checkout' });
      }
    },
    followEntry() {
      const stops = [trolley.subscribe(sync), slot.subscribe(sync), browser.onLocationChange(sync)];
      sync();
      return () => {
        for (const stop of stops) stop();
        stopResuming?.();
      };
    },
  };
};
