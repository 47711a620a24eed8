/** What staff are told for as long as they act for a customer. */
export { OperatorBanner } from './ui/OperatorBanner';
