/** What the first frame of a customer needs. */
export { createShoppingContextApi } from './api';
