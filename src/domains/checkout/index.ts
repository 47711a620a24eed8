/** The Checkout control, placing an order with Instant Checkout, and the dialogs of its errors. */
export { createEntryStore, type CheckoutControlState, type EntryStore } from './entry-store';
export type { Problem, SlotFacts } from './errors/problem';
export { checkoutDestination, leadsToCheckout, offersChoice } from './model';
export { isBusy, type PlacingState } from './placing/state';
export { createPlacingStore, type Placing } from './placing/store';
export { CheckoutButton } from './ui/CheckoutButton';
export { CheckoutReason } from './ui/CheckoutReason';
/** Lazy-loads the code that places an order. */
export const loadPlacing = () => import(/* webpackChunkName: "checkout" */ './lazy');
/** Lazy-loads the error dialogs: with the first error, or while an order is being placed. */
export const loadErrors = () => import(/* webpackChunkName: "error" */ './lazy-errors');
