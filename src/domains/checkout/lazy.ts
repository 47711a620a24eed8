/** What of checkout arrives when an order is placed. */
export { createOrdersApi } from './api';
export { createBeacon } from './beacon';
export { createReceipts } from './placing/receipt';
export { createPlacingSaga } from './placing/saga';
