/** The way from the header into checkout. */
export { checkoutDestination } from './model';
export { isBusy, type PlacingState } from './placing/state';
export { createPlacingStore, type Placing } from './placing/store';
export { CheckoutButton } from './ui/CheckoutButton';
/** Placing an order and the errors of it, fetched with the first need. */
export const loadPlacing = () => import(/* webpackChunkName: "checkout" */ './lazy');
