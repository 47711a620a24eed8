/** The Checkout control, placing an order with Instant Checkout, and the dialogs of its errors. */
export { createBeacon, createCompletionBeacon, createOrdersApi } from './api';
export {
  checkoutDestination,
  createEntryStore,
  leadsToCheckout,
  offersChoice,
  type CheckoutControlState,
  type EntryStore,
} from './entry-store';
export { missingSpend } from './closed-entry';
export { UNEXPECTED } from './errors/catalogue';
export { notPlacedProblem, problemOf, type Problem, type ErrorFacts } from './errors/problem';
export { createIntents } from './placing/intents';
export { createPlacingSaga } from './placing/saga';
export { PLACING_CHANGES } from './texts';
export { createPlacingStore, isBusy, noteOf, type Placing, type PlacingState } from './placing/store';
export { CheckoutButton } from './ui/CheckoutButton';
export { CheckoutReason } from './ui/CheckoutReason';
export { ErrorDialog } from './ui/ErrorDialog';
