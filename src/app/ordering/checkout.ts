import type { StoreApi } from 'zustand/vanilla';
import type { ShoppingContextStore } from '../../domains/account';
import { createPlacingStore, type PlacingState } from '../../domains/checkout';
import { orderConfirmationRoute } from '../../kernel/routes';
import type { EngineDeps } from '../engine-deps';
import { createErrors, loadErrorModal, type Errors, type ErrorsDeps } from './errors';
import { tellTabs } from '../keep-true/keep-true-loader';
import type { Services } from '../services';
import { createSaga } from './placing-parts';

export interface CheckoutDeps extends EngineDeps, Omit<ErrorsDeps, 'placing'> {
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

export const createCheckout = (
  deps: CheckoutDeps,
): { readonly checkout: CheckoutControl; readonly errors: Errors } => {
  const { browser, inTime, modals, navigate, openOrder } = deps;

  const loadSaga = async () => {
    // Its dialogs are wanted when nothing else may be had any more: they come with it.
    const [saga] = await Promise.all([createSaga(deps), loadErrorModal()]);
    return saga;
  };
  const placing = createPlacingStore({
    loadSaga: () => inTime(loadSaga()),
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
