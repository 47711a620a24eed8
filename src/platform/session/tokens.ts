import type { SessionResponse } from '../../../federation/contract';
import type { SessionEvent, SessionStatus } from './machine';

interface SignedInToken {
  readonly token: string;
  readonly customerId: string;
  /** Time in epoch milliseconds at which the token is renewed. */
  readonly freshUntil: number;
}

export interface Tokens {
  readonly current?: SignedInToken | undefined;
  /** The same customer's previous token. A call that was refused with it is sent again with the current one. */
  readonly replaced?: string | undefined;
}

/** A token that expires within this time is renewed before it is used. */
const RENEWAL_MARGIN_MS = 30_000;

type SignedIn = Extract<SessionResponse, { kind: 'signed-in' }>;

/** A smaller epoch is in seconds (until the year 5138), others are in milliseconds (since March 1973). */
const SMALLEST_EPOCH_MS = 1e11;

/**
 * Returns the time at which a token is renewed. A token without a valid expiry is used until it is refused, and so is a
 * token that has expired on arrival, because then a clock is wrong. `expiresIn` is preferred to `expiresAt` because it
 * does not depend on a clock.
 */
const freshUntil = ({ expiresIn, expiresAt = '' }: SignedIn, now: number, shopNow: number): number => {
  const epoch = new Date(expiresAt).getTime();
  const endsAt = epoch < SMALLEST_EPOCH_MS ? epoch * 1_000 : epoch;
  const lifeMs = Number(expiresIn) * 1_000 || endsAt - shopNow;
  return lifeMs > 0 ? now + Math.max(lifeMs / 2, lifeMs - RENEWAL_MARGIN_MS) : Infinity;
};

/**
 * Returns the tokens after an event [AUTH-4].
 *
 * @param status the status of the session after the event
 * @param now the device's time in epoch milliseconds
 * @param shopNow the shop's time in epoch milliseconds
 */
export const nextTokens = (
  tokens: Tokens,
  event: SessionEvent,
  status: SessionStatus,
  now: number,
  shopNow: number,
): Tokens => {
  const { current, replaced } = tokens;
  if (event.kind === 'signed-in') {
    const { token, customerId } = event;
    const previous = customerId === current?.customerId ? current.token : undefined;
    return {
      current: { token, customerId, freshUntil: freshUntil(event, now, shopNow) },
      replaced: token === current?.token ? replaced : previous,
    };
  }
  if (status.kind !== 'signed-in') return {};
  if (event.kind !== 'failed' || !current) return tokens;
  return { current: { ...current, freshUntil: now + RENEWAL_MARGIN_MS }, replaced };
};
