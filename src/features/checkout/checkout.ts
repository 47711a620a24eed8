import type { MouseEvent } from 'react';
import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import {
  checkoutDestination,
  createEntryStore,
  leadsToCheckout,
  offersChoice,
  type EntryStore,
} from '../../domains/checkout';
import { lazy } from '../../kernel/lazy';
import { routes } from '../../kernel/routes';
import { isPlainClick } from '../../ui/Link';
import type { HeaderContext } from '../../context/context';
import { isSettled, whenSettled } from '../../context/once-settled';
import type { createInstantCheckout, InstantCheckout } from './instant-checkout';
import { FAILED_TO_OPEN, GENERIC_ERROR } from './texts';

interface CheckoutPress {
  readonly placement: 'main' | 'amend' | 'sheet';
  readonly event: MouseEvent<HTMLElement>;
}

/** The Checkout control: where it leads, whether it is disabled, and what a press on it does. */
export interface Checkout {
  readonly entry: EntryStore;
  /**
   * Handles a press of the control, which waits while trolley or slot load [CHK-1]; opens the chooser where there are two ways
   * to check out [INST-1].
   */
  readonly enterCheckout: (press: CheckoutPress) => void;
  /** Updates the control from trolley, slot and page. Returns a function that removes the listeners. */
  readonly followEntry: () => () => void;
  /**
   * Shows the error dialog that cannot be closed [ERR-1]. The promise resolves once the dialog, or the message that it failed
   * to load, is shown. It never rejects.
   */
  readonly showGenericError: () => Promise<void>;
}

const nothing = () => undefined;

const syncEntry = ({ browser, trolley, slot }: HeaderContext, entry: EntryStore) => {
  const { status } = trolley.getState();
  const { update, clear, reset } = entry.getState();
  const booked = slot.getState().status;
  const here = browser.location();
  const isTrolleyPage = here.pathname.replace(/\/$/, '') === routes.trolley;
  entry.setState({
    href: checkoutDestination({
      isPending: status.kind === 'pending' || booked.kind === 'pending',
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
  if (status.kind === 'failed' || status.kind === 'pending') clear();
  if (status.kind === 'none') reset();
};

type LoadInstantCheckout = () => Promise<InstantCheckout>;

const createFollowEntry = (
  context: HeaderContext,
  entry: EntryStore,
  load: LoadInstantCheckout,
): Checkout['followEntry'] => {
  const { browser, session, trolley, slot } = context;
  let stopResuming: (() => void) | undefined;
  /**
   * Finds out the outcome of an order that an earlier page sent, once the trolley is displayed [INST-2]. The first use of
   * the storage in a page takes a part of a frame, so the trolley is painted first.
   */
  const resumeOnce = () => {
    const { status } = trolley.getState();
    if (stopResuming || session.getState().kind !== 'signed-in' || status.kind === 'pending') return;
    stopResuming = browser.afterPaint(() => {
      if (browser.localStore.get(PLACING_ORDERS_KEY)) load().then(({ resume }) => resume(), nothing);
    });
  };
  const sync = () => {
    syncEntry(context, entry);
    resumeOnce();
  };
  return () => {
    const stops = [trolley.subscribe(sync), slot.subscribe(sync), browser.onLocationChange(sync)];
    sync();
    return () => {
      for (const stop of stops) stop();
      stopResuming?.();
    };
  };
};

const createEnterCheckout = (
  context: HeaderContext,
  entry: EntryStore,
  load: LoadInstantCheckout,
): Checkout['enterCheckout'] => {
  const { trolley, analytics, modals, announcer, browser, navigate } = context;
  // When the chooser fails to load, the next press checks out as normal.
  let hasFailed = false;
  const choose = async (href: string) => {
    hasFailed = true;
    const instantCheckout = await load();
    const modal = instantCheckout.choose(href);
    hasFailed = false;
    return modal;
  };
  const hasChoice = (placement: CheckoutPress['placement'], href: string): boolean => {
    const loaded = trolley.getState().trolley;
    return !hasFailed && !!loaded && offersChoice({ ...loaded, placement, href });
  };
  const track = (href: string) => {
    if (leadsToCheckout(href)) analytics.track({ event: 'enter_checkout' });
  };
  /** Goes on once trolley and slot are known; to the trolley when they are not known in time. */
  const proceed = async (placement: CheckoutPress['placement']): Promise<void> => {
    const isKnown = await whenSettled(context);
    const { closed, href: target } = entry.getState();
    const href = isKnown ? target : routes.trolley;
    if (closed?.reason && isKnown) announcer.announce(closed.reason);
    if (closed || isKnown === undefined) return;
    if (hasChoice(placement, href)) await modals.open(() => choose(href), FAILED_TO_OPEN);
    else {
      track(href);
      if (!navigate(href)) browser.go(href);
    }
  };
  return ({ placement, event }) => {
    const { closed, control, href } = entry.getState();
    if (closed || control !== 'rest') return;
    if (!isPlainClick(event) || (isSettled(context) && !hasChoice(placement, href))) {
      track(href);
      return;
    }
    event.preventDefault();
    // Safari does not focus a pressed control. The dialog returns the focus to the focused element.
    event.currentTarget.focus();
    entry.setState({ control: 'waiting' });
    void proceed(placement).then(() => {
      entry.setState({ control: 'rest' });
    });
  };
};

const loadChunk = (): Promise<{ readonly createInstantCheckout: typeof createInstantCheckout }> =>
  import(/* webpackChunkName: "checkout" */ './instant-checkout');

/**
 * Checkout from the header, step by step:
 *
 * 1. This file: the Checkout control, and what a press on it does. `domains/checkout/entry-store.ts` has its state, and the
 *    rules where it leads and when Instant Checkout is offered; `closed-entry.ts` has the rule when it is disabled.
 * 2. `instant-checkout.tsx`: the chunk that loads with the first press that offers Instant Checkout, and the dialog that
 *    offers both ways to check out.
 * 3. `place-order.ts`: connects the process below to services and stores, and goes to the confirmation or shows the error.
 * 4. `domains/checkout/placing/store.ts`: what placing the order has reached, as a state machine.
 * 5. `domains/checkout/placing/saga.ts`: takes the lock, reads the order, sends it once and checks the outcome.
 * 6. `domains/checkout/placing/intents.ts` keeps the record of a sent order, and `domains/checkout/api.ts` sends the requests
 *    and the completion beacon; `domains/checkout/ports.ts` has the types between them.
 * 7. `error-modal.tsx`: the dialogs of the errors.
 *
 * @param load loads the chunk of step 2
 */
export const createCheckout = (context: HeaderContext, load = loadChunk): Checkout => {
  const { announcer, modals, withTimeout } = context;
  const entry = createEntryStore({ t: context.t, announce: announcer.announce });
  const loadOnce = lazy(async () => (await load()).createInstantCheckout(context, entry));
  return {
    entry,
    enterCheckout: createEnterCheckout(context, entry, loadOnce),
    followEntry: createFollowEntry(context, entry, loadOnce),
    async showGenericError() {
      try {
        await (await withTimeout(loadOnce())).errors.show({ kind: 'unexpected' });
      } catch {
        modals.notify(GENERIC_ERROR);
      }
    },
  };
};
