import type { Identity } from '../domains/account';
import type { SessionStatus } from '../platform/session';

/** The status of trolley and slot while a customer's data cannot be requested: the runtime or the token is missing. */
export const UNREACHABLE = {
  kind: 'failed',
  failure: { kind: 'network', message: 'unreachable' },
} as const;

/** Returns whom the header is rendered for, from the session's status. */
export const identityOf = (session: SessionStatus): Identity => {
  if (session.kind === 'signed-in') return session.role;
  return session.kind === 'signed-out' ? 'visitor' : 'pending';
};

/** Returns true for visitors and customers; false for staff, and while it is unknown who is signed in. */
export const isShopper = (session: SessionStatus): boolean =>
  session.kind === 'signed-out' || (session.kind === 'signed-in' && session.role === 'customer');

/** Returns the customer's id; undefined if no customer is signed in. */
export const customerOf = (session: SessionStatus): string | undefined =>
  session.kind === 'signed-in' ? session.customerId : undefined;
