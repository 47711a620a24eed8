import type { StoreApi } from 'zustand/vanilla';
import { createPlacingStore, isBusy, type PlacingState } from '../../domains/checkout';
import { orderConfirmationRoute } from '../../kernel/routes';
import type { HeaderContext } from '../../header/context/context';
import { BEING_PLACED, NOT_PLACED, PLACED } from './texts';
import { CHOOSER } from './generic-error';
import { createErrors, loadErrorModal, type Errors } from './errors';
import { explainWaits, onOrderChange } from './follow-placing';
import { notifyTabs } from '../../header/context/tabs';
import { createSaga } from './create-saga';

/** Places the order that the customer is amending. */
export interface OrderPlacing {
  /** What placing an order has reached. */
  readonly placing: StoreApi<PlacingState>;
  /** Places the order with Instant Checkout and shows the outcome. Does nothing while an order is being placed. */
  readonly placeOrder: () => Promise<void>;
  /** Finds out the outcome of orders that were sent before this page loaded, and shows it. */
  readonly resume: () => Promise<void>;
}

export const createOrderPlacing = (
  header: HeaderContext,
): { readonly order: OrderPlacing; readonly errors: Errors } => {
  const { browser, withTimeout, modals, navigate, loadOrder } = header;

  const loadSaga = async () => {
    // The error dialogs load with it, because they are needed when loading may fail.
    const [saga] = await Promise.all([createSaga(header), loadErrorModal()]);
    return saga;
  };
  const placing = createPlacingStore({
    loadSaga: () => withTimeout(loadSaga()),
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
    if (state.kind === 'refused') void errors.show(state.code);
    if (state.kind === 'cancelled-not-placed') void errors.showNotPlaced(state.code);
    if (state.kind !== 'placed') return;
    notifyTabs(browser, 'order');
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
  return { order: { placing: placing.state, placeOrder: placing.place, resume: placing.resume }, errors };
};
