/** The lazy chunk with the code that places an order. */
export { createOrdersApi } from './api';
export { createBeacon } from './beacon-api';
export { createIntents } from './placing/intents';
export { createCompletionBeacon } from './placing/completion-beacon';
export { createPlacingSaga } from './placing/saga';
export { InstantCheckoutChooser } from './ui/InstantCheckoutChooser';
