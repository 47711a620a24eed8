import type { Identity } from '../domains/account';
import type { SessionStatus } from '../platform/session';

/** Who the header is shown to, from what the session says. */
export const identityOf = (session: SessionStatus): Identity => {
  if (session.kind === 'signed-in') return session.role;
  return session.kind === 'signed-out' ? 'visitor' : 'pending';
};

/** Nobody acts for the shopper. While it isn't known who is here, it may be staff. */
export const isShopper = (session: SessionStatus): boolean =>
  session.kind === 'signed-out' || (session.kind === 'signed-in' && session.role === 'customer');

/** Whose session it is; undefined for nobody's. */
export const customerOf = (session: SessionStatus): string | undefined =>
  session.kind === 'signed-in' ? session.customerId : undefined;
