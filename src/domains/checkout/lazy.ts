/** What of checkout arrives when an order is placed, or may be. */
export { createOrdersApi } from './api';
export { createBeacon } from './beacon';
export { createReceipts } from './placing/receipt';
export { createPlacingSaga } from './placing/saga';
export { InstantCheckoutChooser } from './ui/InstantCheckoutChooser';
