import type { SessionAnswer } from '../../../federation/contract';

/** unknown → initialising → signed in (a customer, or staff acting for one) or signed out; and on from there. */
export type SessionStatus =
  /** Nobody has been asked yet. */
  | { readonly kind: 'unknown' }
  /** Being asked: shown as signed in where the host knows of a token session [AUTH-2]. */
  | { readonly kind: 'initialising' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly role: 'customer' | 'operator'; readonly customerId: string };

export type SessionEvent =
  | { readonly kind: 'asked' }
  | SessionAnswer
  /** No answer, or none that can be read. */
  | { readonly kind: 'unreachable' };

/** Whether it isn't known yet who is here. */
export const isWaiting = ({ kind }: SessionStatus): boolean => kind === 'unknown' || kind === 'initialising';

const signedIn = (
  before: SessionStatus,
  { customerId, isSignedOnAsCustomer }: Extract<SessionAnswer, { kind: 'signed-in' }>,
): SessionStatus => {
  const role = isSignedOnAsCustomer ? 'operator' : 'customer';
  const isSame = before.kind === 'signed-in' && before.customerId === customerId && before.role === role;
  return isSame ? before : { kind: 'signed-in', role, customerId };
};

/** Who is here after this; the very same object where nothing has changed. */
export const transition = (before: SessionStatus, event: SessionEvent): SessionStatus => {
  switch (event.kind) {
    case 'asked':
      return before.kind === 'unknown' ? { kind: 'initialising' } : before;
    case 'signed-in':
      return signedIn(before, event);
    case 'signed-out':
      return before.kind === 'signed-out' ? before : { kind: 'signed-out' };
    case 'unreachable':
      // In the middle of a sitting a service that is down says nothing about who is here.
      return isWaiting(before) ? { kind: 'signed-out' } : before;
  }
};

/**
 * Whether a shopper saw the header flip from signed in to signed out [AUTH-5].
 *
 * @param hasTokenSession the host knows of one: then they were shown as signed in from the start
 */
export const hasFlickered = (
  before: SessionStatus,
  after: SessionStatus,
  hasTokenSession: boolean,
): boolean =>
  after.kind === 'signed-out' && (before.kind === 'signed-in' || (hasTokenSession && isWaiting(before)));
