/** The parts of the account button and its menu that load when the page is idle. */
export { AccountSummary, type Shopper } from './ui/AccountSummary';
export { ContactAddressBadge } from './ui/ContactAddressBadge';
