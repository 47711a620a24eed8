import type { Identity } from '../domains/account';
import type { SessionStatus } from '../platform/session';

/** Who the header is shown to, from what the session says. */
export const identityOf = (session: SessionStatus): Identity => {
  switch (session.kind) {
    case 'pending':
      return 'pending';
    case 'signed-out':
      return 'visitor';
    case 'signed-in':
      return session.role;
  }
};

/** Whose session it is; undefined for nobody's. */
export const customerOf = (session: SessionStatus): string | undefined =>
  session.kind === 'signed-in' ? session.customerId : undefined;
