/** The warning badge of the account button, lazy-loaded. */
export { ContactAddressBadge } from './ui/ContactAddressBadge';
