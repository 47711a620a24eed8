import { randomUUID } from 'node:crypto';

/** The token of one world, which the token service sends to its pages. */
export interface Token {
  readonly value: string;
  /** Epoch milliseconds. */
  readonly issued: number;
  readonly lifeMilliseconds: number;
  /** Services refuse the token before it expires, and the token service does not know that. */
  readonly isRefused: boolean;
  /** How often the token service has created a new token for the same shopper. */
  readonly refreshes: number;
}

const HALF_HOUR_MS = 30 * 60_000;

export const newToken = (now: number, lifeMilliseconds = HALF_HOUR_MS): Token => ({
  value: randomUUID(),
  issued: now,
  lifeMilliseconds,
  isRefused: false,
  refreshes: 0,
});

/** Epoch milliseconds. */
export const expiryOf = ({ issued, lifeMilliseconds }: Token): number => issued + lifeMilliseconds;

export const isValidToken = (token: Token, now: number): boolean => !token.isRefused && now < expiryOf(token);

/**
 * Returns the token for a request of a page: the current one, or a new one if the current one has expired or the page
 * requests a new one.
 */
export const tokenFor = (token: Token, isFresh: boolean, now: number): Token =>
  isFresh || now >= expiryOf(token)
    ? { ...newToken(now, token.lifeMilliseconds), refreshes: token.refreshes + 1 }
    : token;
