/** What the first frame of a customer needs. */
export { createTrolleyApi } from './api';
export { trolleyLabel } from './model';
