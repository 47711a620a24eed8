import type { SessionResponse } from '../../../federation/contract';

/** unknown → initialising → signed in (a customer, or staff acting for a customer) ⇄ signed out. */
export type SessionStatus =
  /** No request has been sent yet. */
  | { readonly kind: 'unknown' }
  /** No response has been received yet: displayed as signed in [AUTH-2]. */
  | { readonly kind: 'initialising' }
  /** `isAssumed`: the token service has failed for too long. A retry may still find a session. */
  | { readonly kind: 'signed-out'; readonly isAssumed?: true }
  /**
   * The token service has failed for too long, and this browser was signed in when it last responded: displayed as signed
   * in, without a trolley and a slot. A retry finds who it is.
   */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'signed-in'; readonly role: 'customer' | 'operator'; readonly customerId: string };

export type SessionEvent =
  | { readonly kind: 'requested' }
  | SessionResponse
  /** The request failed, or its response cannot be decoded. `isLast`: the time for initialising is over. */
  | { readonly kind: 'failed'; readonly isLast: boolean; readonly wasSignedIn: boolean };

/** Returns true while it is not known who is signed in. */
export const isWaiting = ({ kind }: SessionStatus): boolean => kind === 'unknown' || kind === 'initialising';

/** Returns true if no customer is signed in, according to the token service, the host or the shopper. */
export const isSignedOut = (status: SessionStatus): boolean =>
  status.kind === 'signed-out' && !status.isAssumed;

const signedIn = (
  before: SessionStatus,
  { customerId, isSignedOnAsCustomer }: Extract<SessionResponse, { kind: 'signed-in' }>,
): SessionStatus => {
  const role = isSignedOnAsCustomer ? 'operator' : 'customer';
  const isSame = before.kind === 'signed-in' && before.customerId === customerId && before.role === role;
  return isSame ? before : { kind: 'signed-in', role, customerId };
};

/** Returns the status after an event; the same object if nothing changed. */
export const transition = (before: SessionStatus, event: SessionEvent): SessionStatus => {
  switch (event.kind) {
    case 'requested':
      return before.kind === 'unknown' ? { kind: 'initialising' } : before;
    case 'signed-in':
      return signedIn(before, event);
    case 'signed-out':
      return isSignedOut(before) ? before : { kind: 'signed-out' };
    case 'failed':
      // A failure of the service does not change who is signed in.
      if (!event.isLast || !isWaiting(before)) return before;
      return event.wasSignedIn ? { kind: 'unconfirmed' } : { kind: 'signed-out', isAssumed: true };
  }
};

/**
 * Returns whether the header changed visibly from signed in to signed out [AUTH-5].
 *
 * @param hasTokenSession the host reported a token session, so the header has displayed the shopper as signed in
 */
export const hasFlickered = (
  before: SessionStatus,
  after: SessionStatus,
  hasTokenSession: boolean,
): boolean =>
  after.kind === 'signed-out' &&
  before.kind !== 'signed-out' &&
  (hasTokenSession || before.kind === 'signed-in');
