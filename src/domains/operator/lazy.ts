/** The banner for staff who are signed on as a customer, lazy-loaded. */
export { OperatorBanner } from './ui/OperatorBanner';
