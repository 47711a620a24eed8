import { randomUUID } from 'node:crypto';

/** What the token service gives the pages of one world. */
export interface Token {
  readonly value: string;
  /** Epoch milliseconds. */
  readonly issued: number;
  readonly lifeMilliseconds: number;
  /** Services refuse it before its time, and the token service doesn't know. */
  readonly isRefused: boolean;
  /** How often the token service has made another for the same shopper. */
  readonly refreshes: number;
}

const HALF_AN_HOUR = 30 * 60_000;

export const newToken = (now: number, lifeMilliseconds = HALF_AN_HOUR): Token => ({
  value: randomUUID(),
  issued: now,
  lifeMilliseconds,
  isRefused: false,
  refreshes: 0,
});

/** Epoch milliseconds. */
export const endOf = ({ issued, lifeMilliseconds }: Token): number => issued + lifeMilliseconds;

export const isGood = (token: Token, now: number): boolean => !token.isRefused && now < endOf(token);

/**
 * What a page that asks is given: the token that stands, or the next where its time is over or the page asks for
 * a fresh one.
 */
export const tokenFor = (token: Token, isFresh: boolean, now: number): Token =>
  isFresh || now >= endOf(token)
    ? { ...newToken(now, token.lifeMilliseconds), refreshes: token.refreshes + 1 }
    : token;
