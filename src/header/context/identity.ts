import type { Identity } from '../../domains/account';
import { isAssumedCustomer, type SessionStatus } from '../../platform/session';

/** Returns whom the header is rendered for, from the session's status. */
export const identityOf = (session: SessionStatus): Identity => {
  if (session.kind === 'signed-in') return session.role;
  return session.kind === 'signed-out' && !isAssumedCustomer(session) ? 'visitor' : 'pending';
};

/** Returns true for visitors and customers; false for staff, and while it is unknown who is signed in. */
export const isShopper = (session: SessionStatus): boolean => {
  const identity = identityOf(session);
  return identity === 'visitor' || identity === 'customer';
};

/** Returns the customer's id; undefined if no customer is signed in. */
export const customerOf = (session: SessionStatus): string | undefined =>
  session.kind === 'signed-in' ? session.customerId : undefined;
