import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionAnswer } from '../../../federation/contract';
import type { Clock } from '../../kernel/clock';
import type { TokenSource } from '../http';

export type SessionStatus =
  /** While a token session initialises the shopper is shown as signed in [AUTH-2]. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly role: 'customer' | 'operator'; readonly customerId: string };

export interface SessionPorts {
  readonly load: (signal: AbortSignal) => Promise<SessionAnswer>;
  readonly clock: Clock;
  /** False when the host knows that there is no token session: a visitor, and nothing is asked. */
  readonly mayHaveSession: boolean;
}

export interface Session extends TokenSource {
  readonly store: StoreApi<SessionStatus>;
  /** Asks who is signed in. Rejects never: an unknown session is a visitor's. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

const LOAD_TIMEOUT = 15_000;
/** A token this close to its end is renewed before it is used, in milliseconds. */
const MARGIN = 30_000;

const statusOf = (answer: SessionAnswer): SessionStatus =>
  answer.kind === 'signed-out'
    ? answer
    : {
        kind: 'signed-in',
        role: answer.isSignedOnAsCustomer ? 'operator' : 'customer',
        customerId: answer.customerId,
      };

/** Who is here, and their token: in memory only, fetched once however many callers wait [AUTH-4]. */
export const createSession = ({ load, clock, mayHaveSession }: SessionPorts): Session => {
  const store = createStore<SessionStatus>()(() => ({ kind: mayHaveSession ? 'pending' : 'signed-out' }));
  let held: Extract<SessionAnswer, { kind: 'signed-in' }> | undefined;
  let asking: Promise<void> | undefined;
  let stopped = new AbortController();

  const settle = (answer: SessionAnswer) => {
    held = answer.kind === 'signed-in' ? answer : undefined;
    const status = statusOf(answer);
    const before = store.getState();
    if (JSON.stringify(before) !== JSON.stringify(status)) store.setState(status, true);
  };

  const loadOrNobody = async (signal: AbortSignal): Promise<SessionAnswer> => {
    try {
      return await load(signal);
    } catch {
      return { kind: 'signed-out' };
    }
  };

  const ask = async () => {
    if (stopped.signal.aborted) return;
    const ended = stopped.signal;
    const limit = new AbortController();
    const stopTimer = clock.after(LOAD_TIMEOUT, () => {
      limit.abort();
    });
    const signal = AbortSignal.any([ended, limit.signal]);
    const gaveUp = new Promise<SessionAnswer>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve({ kind: 'signed-out' });
      });
    });
    const answer = await Promise.race([loadOrNobody(signal), gaveUp]);
    stopTimer();
    if (!ended.aborted) settle(answer);
  };

  const askOnce = () => {
    if (asking) return asking;
    const mine = ask().finally(() => {
      if (asking === mine) asking = undefined;
    });
    asking = mine;
    return mine;
  };

  const isFresh = () => held !== undefined && Date.parse(held.expiresAt) - clock.now() > MARGIN;

  return {
    store,
    async start() {
      stopped = new AbortController();
      if (mayHaveSession) await askOnce();
    },
    stop() {
      stopped.abort();
      held = asking = undefined;
    },
    async current() {
      if (!isFresh() && store.getState().kind !== 'signed-out') await askOnce();
      return held?.token;
    },
    async renew(refused) {
      if (held?.token === refused) await askOnce();
      return held?.token === refused ? undefined : held?.token;
    },
  };
};
