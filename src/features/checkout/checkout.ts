import type { MouseEvent } from 'react';
import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import {
  checkoutDestination,
  createEntryStore,
  leadsToCheckout,
  offersChoice,
  type EntryStore,
} from '../../domains/checkout';
import { createLatest } from '../../kernel/latest';
import { lazy } from '../../kernel/lazy';
import { routes } from '../../kernel/routes';
import { stopAll } from '../../kernel/stop-all';
import { isPlainClick } from '../../ui/Link';
import type { HeaderContext } from '../../context/context';
import { isOrderPending, orderKnown } from '../../context/order-known';
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
   * Handles a press of the control: waits until trolley and slot are known [CHK-1], and opens the chooser where there are two
   * ways to check out [INST-1].
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
      isPending: isOrderPending({ trolley, slot }),
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

type LoadInstantCheckout = () => Promise<InstantCheckout>;

const createFollowEntry = (
  context: HeaderContext,
  entry: EntryStore,
  load: LoadInstantCheckout,
  cancelPress: () => void,
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
    const stops = stopAll(
      trolley.subscribe(sync),
      slot.subscribe(sync),
      browser.onLocationChange(() => {
        cancelPress();
        sync();
      }),
      cancelPress,
    );
    sync();
    return () => {
      stops();
      stopResuming?.();
    };
  };
};

const createEnterCheckout = (context: HeaderContext, entry: EntryStore, load: LoadInstantCheckout) => {
  const { browser, trolley, analytics, modals, navigate } = context;
  // When the chooser fails to load, the next press checks out as normal.
  let hasFailed = false;
  const latest = createLatest();
  const rest = () => {
    entry.setState({ control: 'rest' });
  };
  const choose = async (href: string) => {
    hasFailed = true;
    const instantCheckout = await load();
    const modal = instantCheckout.choose(href);
    hasFailed = false;
    return modal;
  };
  /** Opens the chooser if there are two ways to check out. Returns whether it does. */
  const opensChooser = (placement: CheckoutPress['placement']): boolean => {
    const { href } = entry.getState();
    const loadedTrolley = trolley.getState().trolley;
    if (!loadedTrolley || hasFailed || !offersChoice({ ...loadedTrolley, placement, href })) return false;
    entry.setState({ control: 'waiting' });
    void modals.open(() => choose(href), FAILED_TO_OPEN).then(rest);
    return true;
  };
  const track = () => {
    if (leadsToCheckout(entry.getState().href)) analytics.track({ event: 'enter_checkout' });
  };
  /** Waits for trolley and slot. If they do not load in time, the target is the trolley page. */
  const enterLater = async (placement: CheckoutPress['placement']) => {
    const press = latest.begin();
    press.signal.addEventListener('abort', rest);
    entry.setState({ control: 'waiting' });
    await orderKnown(context);
    if (!press.isCurrent()) return;
    latest.cancel();
    syncEntry(context, entry);
    const { closed, href } = entry.getState();
    if (closed || opensChooser(placement)) return;
    track();
    if (!navigate(href)) browser.go(href);
  };
  return {
    /** Ends the wait of a press. */
    cancel: latest.cancel,
    enter: ({ placement, event }: CheckoutPress) => {
      const { closed, control } = entry.getState();
      if (closed || control !== 'rest') return;
      if (isPlainClick(event) && (isOrderPending(context) || opensChooser(placement))) {
        event.preventDefault();
        // Safari does not focus a pressed control. The dialog returns the focus to the focused element.
        event.currentTarget.focus();
        if (isOrderPending(context)) void enterLater(placement);
      } else track();
    },
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
  const { enter, cancel } = createEnterCheckout(context, entry, loadOnce);
  return {
    entry,
    enterCheckout: enter,
    followEntry: createFollowEntry(context, entry, loadOnce, cancel),
    async showGenericError() {
      try {
        await (await withTimeout(loadOnce())).errors.show({ kind: 'unexpected' });
      } catch {
        modals.notify(GENERIC_ERROR);
      }
    },
  };
};
