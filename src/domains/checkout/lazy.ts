/** What of checkout arrives when an order is placed, or something went wrong. */
export { createOrdersApi } from './api';
export { createPlacingSaga } from './placing/saga';
