/** The way from the header into checkout. */
export { createEntryStore, type CheckoutWay, type EntryStore } from './entry-store';
export type { Problem, SlotFacts } from './errors/problem';
export { checkoutDestination, leadsToCheckout, offersChoice } from './model';
export { isBusy, type PlacingState } from './placing/state';
export { createPlacingStore, type Placing } from './placing/store';
export { CheckoutButton } from './ui/CheckoutButton';
export { CheckoutReason } from './ui/CheckoutReason';
/** Placing an order, fetched with the first one. */
export const loadPlacing = () => import(/* webpackChunkName: "checkout" */ './lazy');
/** The dialogs of errors, fetched with the first one, or while an order is on its way. */
export const loadErrors = () => import(/* webpackChunkName: "error" */ './errors/lazy');
