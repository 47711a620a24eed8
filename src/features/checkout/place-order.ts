import { AMEND_BAR_KEY, PLACING_ORDERS_KEY } from '../../../federation/contract';
import type { ShoppingContextStore } from '../../domains/account';
import {
  createBeacon,
  createCompletionBeacon,
  createIntents,
  createOrdersApi,
  createPlacingSaga,
  createPlacingStore,
  isBusy,
  type Placing,
} from '../../domains/checkout';
import { isStale } from '../../domains/trolley/lazy-stale';
import { whenState } from '../../kernel/when-state';
import { orderConfirmationRoute } from '../../kernel/routes';
import type { HeaderContext } from '../../context/context';
import { notifyTabs } from '../../context/tabs';
import type { ErrorContext, ErrorKind } from './error-modal';
import { BEING_PLACED, GENERIC_ERROR, NOT_PLACED, PLACED, STILL_CHECKING, STILL_PLACING } from './texts';

/** Name of the dialog that offers both ways to check out. */
export const CHOOSER = 'instant-checkout';

/** After this time the header explains what it waits for. */
const LONG_WAIT_MS = 5_000;

const isSettled = ({ status, isUpdating }: { status: { readonly kind: string }; isUpdating: boolean }) =>
  status.kind !== 'pending' && !isUpdating;

/**
 * Waits until a host's change of trolley or slot has ended, and reads the trolley again after a host's totals. When that
 * takes too long or fails, the order is placed all the same, and its beacon has what is known [INST-3].
 */
const settle = async ({ trolley, slot, withTimeout }: HeaderContext): Promise<void> => {
  const read = async () => {
    await whenState(slot, isSettled);
    await whenState(trolley, isSettled);
    // A refresh that a later one superseded is repeated.
    for (let left = 2; left > 0 && isStale(trolley.getState()); left -= 1) await trolley.getState().refresh();
  };
  await withTimeout(read()).catch(() => undefined);
};

/** The slot as placing an order needs it. A refresh that a later one superseded is repeated. */
const createPlacingSlot = ({ slot, trolley }: HeaderContext) => {
  const current = () => {
    const { status } = slot.getState();
    if (status.kind !== 'booked') return undefined;
    const { reservation, label, previous } = status.slot;
    return { reservationId: reservation.id, start: label?.start, previousStart: previous?.start };
  };
  return {
    current,
    async reload() {
      const before = slot.getState().status;
      // The delivery charge depends on the slot.
      const reread = trolley.getState().refresh();
      await slot.getState().refresh();
      if (slot.getState().status === before) await slot.getState().refresh();
      await reread;
      const { status } = slot.getState();
      return status.kind === 'none' ? status.kind : status === before ? undefined : current();
    },
    async cancel(reservationId: string) {
      // Another slot may have been booked since the shopper decided: that slot is kept.
      if (current()?.reservationId !== reservationId) return 'failed';
      const result = await slot.getState().cancel();
      if (result.ok) return 'cancelled';
      return result.failure.kind === 'timeout' ? 'timeout' : 'failed';
    },
  } as const;
};

/** Reads what the completion beacon reports from trolley and slot; undefined when the trolley is not known. */
const readBeaconFacts = ({ slot, trolley }: HeaderContext) => {
  const { status } = slot.getState();
  const loadedTrolley = trolley.getState().trolley;
  const reservation = status.kind === 'booked' ? status.slot.reservation : undefined;
  return (
    loadedTrolley && {
      branchId: reservation?.branchId,
      slotType: reservation?.slotType,
      deliveryCharge: loadedTrolley.order.deliveryCharge,
      items: loadedTrolley.items,
      placedAmounts: loadedTrolley.order.amounts,
      isPartial: loadedTrolley.order.isPartial,
      areItemsPartial: loadedTrolley.isPartial,
    }
  );
};

/** Creates the process that places an order, with the ports that it needs. */
const createSaga = (header: HeaderContext) => {
  const { props, services, context, browser } = header;
  const { applicationName, services: addresses, checkout } = props.config;
  const { http, logger } = services;
  return createPlacingSaga({
    orders: createOrdersApi(http, addresses.orders, checkout?.placeOptions),
    slot: createPlacingSlot(header),
    intents: createIntents({ store: browser.localStore, storageKey: PLACING_ORDERS_KEY, now: browser.now }),
    clock: browser,
    withLock: browser.withLock,
    whenSettled: () => settle(header),
    newKey: browser.newId,
    // A header that has left its page no longer checks an order.
    customerOrderId: () =>
      services.session.hasStopped() ? undefined : context.getState().context.customerOrderId,
    isConfirmation: (id) => browser.location().pathname === orderConfirmationRoute(id),
    ...createCompletionBeacon({
      facts: () => readBeaconFacts(header),
      send: createBeacon({ fetch: browser.fetch, logger, applicationName }, addresses.beacon),
      warn: logger.warn,
    }),
  });
};

const loadErrorModal = () => import(/* webpackChunkName: "error" */ './error-modal');

/** Creates what opens and closes the error dialogs. */
const createErrors = (context: ErrorContext) => {
  let openName = '';
  return {
    /** Resolves once the dialog, or the message that it failed to load, is shown. Never rejects. */
    show: (error: ErrorKind) =>
      context.modals.open(async () => {
        const { createErrorModal } = await loadErrorModal();
        const modal = createErrorModal(context, error);
        openName = modal.isAlert ? '' : modal.name;
        return modal;
      }, GENERIC_ERROR),
    /** Closes the open error dialog, except the one that only the shopper closes [ERR-1]. */
    close: () => {
      context.modals.close(openName);
    },
  };
};

/** Shows and announces what the shopper waits for once a wait is long, and again when the reason changes [INST-4]. */
const explainWaits = (placing: Placing, { browser, announcer }: HeaderContext): void => {
  let stopTimer: (() => void) | undefined;
  let isLong = false;
  const explain = () => {
    const note = placing.state.getState().kind === 'checking' ? STILL_CHECKING : STILL_PLACING;
    placing.explain(note);
    announcer.announce(note);
  };
  placing.state.subscribe((state, before) => {
    if (!isBusy(state)) {
      stopTimer?.();
      isLong = false;
    } else if (!isBusy(before)) {
      stopTimer = browser.after(LONG_WAIT_MS, () => {
        isLong = true;
        explain();
      });
    } else if (isLong && state.kind !== before.kind) explain();
  });
};

/** Calls `listener` when the customer has another order or its state changes, unless this page is placing the order. */
export const onOrderChange = (
  context: ShoppingContextStore,
  placing: Placing['state'],
  listener: () => void,
): (() => void) =>
  context.subscribe(({ context: now }, { context: before }) => {
    const isOther =
      now.customerOrderId !== before.customerOrderId || now.customerOrderState !== before.customerOrderState;
    if (isOther && !isBusy(placing.getState())) listener();
  });

/** Creates what places the order that the customer is amending, and shows the outcome. */
export const createOrderPlacing = (header: HeaderContext) => {
  const { browser, withTimeout, modals, navigate, loadOrder } = header;
  const placing = createPlacingStore({
    // The error dialogs are loaded before anything is sent, because loading them may fail later.
    loadSaga: () => withTimeout(loadErrorModal().then(() => createSaga(header))),
    onUnavailable: (error) => {
      header.report('checkout', error);
      modals.close(CHOOSER);
      modals.notify(NOT_PLACED);
    },
  });
  const errors = createErrors({ ...header, placing });

  placing.state.subscribe((state, before) => {
    // A page that was reloaded while the order was sent begins with checking.
    if (state.kind === 'checking' && !isBusy(before)) modals.notify(BEING_PLACED);
    // When a check has ended without another outcome, the open dialog stays.
    if ('code' in state && !('code' in before && before.code === state.code)) void errors.show(state);
    if (state.kind !== 'placed') return;
    notifyTabs(browser, 'order');
    // The confirmation keeps no space for the amend bar.
    browser.sessionStore.remove(AMEND_BAR_KEY);
    const href = orderConfirmationRoute(state.customerOrderId);
    errors.close();
    // With a host's router this header stays and continues with the next order.
    if (navigate(href)) {
      // Replaces the message about checking.
      modals.notify(PLACED);
      void loadOrder().then(placing.reset);
    } else browser.go(href);
  });
  explainWaits(placing, header);
  onOrderChange(header.context, placing.state, errors.close);
  return { placing, errors };
};
