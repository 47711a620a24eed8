import type { StoreApi } from 'zustand/vanilla';
import type { ShoppingContextStore } from '../domains/account';
import { createPlacingStore, loadPlacing, type PlacingState } from '../domains/checkout';
import type { SlotStore } from '../domains/slot';
import { orderConfirmationRoute } from '../kernel/routes';
import type { EngineDeps } from './engine';
import type { Modals } from './modals';
import type { Services } from './services';

interface CheckoutDeps extends EngineDeps {
  readonly services: Services;
  readonly context: ShoppingContextStore;
  readonly slot: SlotStore;
  readonly modals: Modals;
}

/** Placing an order from the header. */
export interface CheckoutControl {
  /** There before the code that places an order. */
  readonly placing: StoreApi<PlacingState>;
  /** Places the order with Instant Checkout, and shows what came of it; nothing while one is on its way. */
  readonly placeOrder: () => Promise<void>;
}

/** Tells failures in a dialog over the page [ERR-3]. */
export interface Errors {
  /** @param code of the shop; unknown ones have a dialog, too */
  readonly show: (code: string) => Promise<void>;
  /** The dialog that can't be closed [ERR-1]. */
  readonly showUnexpected: () => Promise<void>;
}

const SORRY = "Sorry, there's been a problem. Please try again.";

export const createCheckout = (
  deps: CheckoutDeps,
): { readonly checkout: CheckoutControl; readonly errors: Errors } => {
  const { props, services, context, slot, browser, modals, navigate } = deps;
  const placing = createPlacingStore({
    loadSaga: async () => {
      const { createOrdersApi, createPlacingSaga } = await loadPlacing();
      return createPlacingSaga({
        orders: createOrdersApi(services.http, props.config.services.orders),
        slot: {
          current: () => undefined,
          reload: async () => {
            await slot.getState().refresh();
            return undefined;
          },
          cancel: async (id) => ((await services.slots.cancel(id)).ok ? 'cancelled' : 'failed'),
        },
        exclusively: browser.exclusively,
        newKey: browser.newId,
        customerOrderId: () => context.getState().context.customerOrderId,
        takeReceipt: () => () => undefined,
      });
    },
    onUnavailable: () => {
      modals.notify(SORRY);
    },
  });
  const errors: Errors = {
    show: async () => {
      modals.notify(SORRY);
    },
    showUnexpected: async () => {
      modals.notify(SORRY);
    },
  };
  placing.state.subscribe((state) => {
    if (state.kind === 'refused' || state.kind === 'cancelled-not-placed') void errors.show(state.code);
    if (state.kind !== 'placed') return;
    const href = orderConfirmationRoute(state.customerOrderId);
    if (!navigate(href)) browser.go(href);
  });
  return { checkout: { placing: placing.state, placeOrder: placing.place }, errors };
};
