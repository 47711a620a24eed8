/** What the account's button warns of. */
export { ContactAddressBadge } from './ui/ContactAddressBadge';
