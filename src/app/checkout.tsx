import type { StoreApi } from 'zustand/vanilla';
import type { ShoppingContextStore } from '../domains/account';
import { createPlacingStore, loadErrors, loadPlacing, type PlacingState } from '../domains/checkout';
import { orderConfirmationRoute } from '../kernel/routes';
import type { EngineDeps } from './engine';
import { createErrors, type Errors, type ErrorsDeps } from './errors';
import { tellTabs } from './keep-true-loader';
import type { Services } from './services';

interface CheckoutDeps extends EngineDeps, Omit<ErrorsDeps, 'placing'> {
  readonly services: Services;
  readonly context: ShoppingContextStore;
  /** Reads which order the customer has now, and all that belongs to it. */
  readonly openOrder: () => Promise<void>;
}

/** Placing an order from the header. */
export interface CheckoutControl {
  /** There before the code that places an order. */
  readonly placing: StoreApi<PlacingState>;
  /** Places the order with Instant Checkout, and shows what came of it; nothing while one is on its way. */
  readonly placeOrder: () => Promise<void>;
}

/** The slot as placing needs it; a read that another one overtook is made again. */
const placingSlot = ({ slot, services }: Pick<CheckoutDeps, 'slot' | 'services'>) => {
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
      await slot.getState().refresh();
      if (slot.getState().status === before) await slot.getState().refresh();
      const { status } = slot.getState();
      return status.kind === 'none' ? status.kind : status === before ? undefined : current();
    },
    async cancel(reservationId: string) {
      const answer = await services.slots.cancel(reservationId);
      if (answer.ok) return 'cancelled';
      return answer.failure.kind === 'timeout' ? 'timeout' : 'failed';
    },
  } as const;
};

const receiptFacts = ({ slot, trolley }: Pick<CheckoutDeps, 'slot' | 'trolley'>) => {
  const { status } = slot.getState();
  const known = trolley.getState().trolley;
  const reservation = status.kind === 'booked' ? status.slot.reservation : undefined;
  return (
    known && {
      branchId: reservation?.branchId,
      slotType: reservation?.slotType,
      deliveryCharge: known.order.deliveryCharge,
      items: known.items,
      placedAmounts: known.order.amounts,
    }
  );
};

export const createCheckout = (
  deps: CheckoutDeps,
): { readonly checkout: CheckoutControl; readonly errors: Errors } => {
  const { props, services, context, browser, modals, navigate, openOrder } = deps;
  const { applicationName, services: addresses } = props.config;
  const { http, logger } = services;

  const loadSaga = async () => {
    // Its dialogs are wanted when nothing else may be had any more: they come with it.
    const [parts] = await Promise.all([loadPlacing(), loadErrors()]);
    const { createOrdersApi, createBeacon, createPlacingSaga, createReceipts } = parts;
    return createPlacingSaga({
      orders: createOrdersApi(http, addresses.orders),
      slot: placingSlot(deps),
      exclusively: browser.exclusively,
      newKey: browser.newId,
      customerOrderId: () => context.getState().context.customerOrderId,
      takeReceipt: createReceipts({
        facts: () => receiptFacts(deps),
        send: createBeacon({ fetch: browser.fetch, logger, applicationName }, addresses.beacon),
        warn: logger.warn,
      }),
    });
  };
  const placing = createPlacingStore({
    loadSaga,
    onUnavailable: (error) => {
      deps.report('checkout', error);
      modals.notify("Your order couldn't be placed. Please try again.");
    },
  });
  const errors = createErrors({ ...deps, placing });

  placing.state.subscribe((state) => {
    if (state.kind === 'refused') void errors.show(state.code);
    if (state.kind === 'cancelled-not-placed') void errors.showNotPlaced(state.code);
    if (state.kind !== 'placed') return;
    tellTabs(browser, 'order');
    const href = orderConfirmationRoute(state.customerOrderId);
    errors.close();
    // A host's router keeps this header: it goes on with the next order.
    if (navigate(href)) void openOrder().then(placing.reset);
    else browser.go(href);
  });
  return { checkout: { placing: placing.state, placeOrder: placing.place }, errors };
};
