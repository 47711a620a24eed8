/** What the first frame of a customer needs. */
export { isMinimumMet } from './closed-entry';
