import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionAdapter, SessionResponse } from '../../../federation/contract';
import type { Clock } from '../../kernel/clock';
import type { Browser } from '../browser';
import type { TokenSource } from '../http';
import {
  hasFlickered,
  isSignedOut,
  isWaiting,
  transition,
  type SessionEvent,
  type SessionStatus,
} from './machine';
import { scheduleRetry, type RetryPage } from './retry';

export interface SessionPorts extends Pick<Browser, 'withLock'> {
  /** Loads who is signed in. Rejects if this cannot be determined. */
  readonly load: SessionAdapter['load'];
  readonly clock: Clock;
  readonly page: RetryPage;
  /** Whether the host reported a token session. If false, no request is sent until the host reports a change. */
  readonly hasTokenSession: boolean | undefined;
  /** Called when the header changes from signed in to signed out although the shopper did not sign out [AUTH-5]. */
  readonly onFlicker: () => void;
  /** Called when another token of the same customer has been received. */
  readonly onRenewed: () => void;
}

export interface Session extends TokenSource {
  readonly store: StoreApi<SessionStatus>;
  /** Loads who is signed in, unless the host reported that there is no session. Never rejects. */
  readonly start: () => Promise<void>;
  /** Loads again who is signed in. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Sets the status to signed out, and ignores the responses of pending requests. */
  readonly end: () => void;
  readonly stop: () => void;
}

interface SignedInToken {
  readonly token: string;
  readonly customerId: string;
  /** Time in epoch milliseconds at which the token is renewed. */
  readonly freshUntil: number;
}

const LOAD_TIMEOUT_MS = 15_000;
/** A request that fails later than this after the start ends the initialising of the session. */
const INITIALISING_MS = 3_000;
/** A token that expires within this time is renewed before it is used. */
const RENEWAL_MARGIN_MS = 30_000;

type SignedIn = Extract<SessionResponse, { kind: 'signed-in' }>;

/** A smaller epoch is in seconds (until the year 5138), others are in milliseconds (since March 1973). */
const SMALLEST_EPOCH_MS = 1e11;

/**
 * Returns the time at which a token is renewed. A token without a valid expiry is used until it is refused, and so is a
 * token that has expired on arrival, because then a clock is wrong. `expiresIn` is preferred to `expiresAt` because it
 * does not depend on the device's clock.
 */
const freshUntil = ({ expiresIn, expiresAt = '' }: SignedIn, now: number): number => {
  const epoch = new Date(expiresAt).getTime();
  const endsAt = epoch < SMALLEST_EPOCH_MS ? epoch * 1_000 : epoch;
  const lifeMs = Number(expiresIn) * 1_000 || endsAt - now;
  return lifeMs > 0 ? now + Math.max(lifeMs / 2, lifeMs - RENEWAL_MARGIN_MS) : Infinity;
};

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });

/**
 * Creates the session: who is signed in, and the token. The token is kept in memory only, and is renewed once for all
 * callers and tabs [AUTH-4]. A tab renews under a lock shared by all tabs, and loads the current token first, because
 * another tab may have renewed it meanwhile.
 */
export const createSession = (ports: SessionPorts): Session => {
  const { load, clock, page, hasTokenSession, withLock, onFlicker, onRenewed } = ports;
  const store = createStore<SessionStatus>()(() => ({
    kind: hasTokenSession === false ? 'signed-out' : 'unknown',
  }));
  let signedIn: SignedInToken | undefined;
  /** The same customer's previous token. A call that was refused with it is sent again with the current one. */
  let replaced: string | undefined;
  let refreshing: Promise<void> | undefined;
  let stopped = new AbortController();
  let startedAt = clock.now();
  let stopRetries: readonly (() => void)[] = [];

  const setSignedIn = (response: SignedIn) => {
    const { token, customerId } = response;
    const isOther = token !== signedIn?.token;
    if (isOther) replaced = customerId === signedIn?.customerId ? signedIn.token : undefined;
    signedIn = { token, customerId, freshUntil: freshUntil(response, clock.now()) };
    return isOther && replaced !== undefined;
  };
  const dispatch = (event: SessionEvent) => {
    const before = store.getState();
    const after = transition(before, event);
    let isRenewed = false;
    if (event.kind === 'signed-in') isRenewed = setSignedIn(event);
    else if (after.kind !== 'signed-in') signedIn = replaced = undefined;
    else if (event.kind === 'failed' && signedIn) {
      signedIn = { ...signedIn, freshUntil: clock.now() + RENEWAL_MARGIN_MS };
    }
    if (after !== before) store.setState(after, true);
    if (isRenewed) onRenewed();
    return hasFlickered(before, after, hasTokenSession === true);
  };

  const removeRetries = () => {
    for (const stop of stopRetries) stop();
    stopRetries = [];
  };
  /** Retries until it is known who is signed in. */
  const planRetry = () => {
    removeRetries();
    const status = store.getState();
    if (status.kind === 'signed-in' || isSignedOut(status)) return;
    stopRetries = scheduleRetry(page, clock.now() - startedAt, () => void fetchOnce());
  };

  /** @param old the token to replace; if the service returns another one, another tab has renewed it */
  const read = async (signal: AbortSignal, old: string | undefined): Promise<SessionResponse> => {
    const response = await load(signal);
    const isOld = response.kind === 'signed-in' && response.token === old;
    return isOld && !signal.aborted ? load(signal, { fresh: true }) : response;
  };

  const refresh = async (old: string | undefined) => {
    if (stopped.signal.aborted) return;
    const ended = stopped.signal;
    dispatch({ kind: 'requested' });
    const limit = new AbortController();
    const stopTimer = clock.after(LOAD_TIMEOUT_MS, () => {
      limit.abort();
    });
    const signal = AbortSignal.any([ended, limit.signal]);
    let response: SessionResponse | undefined;
    const task = async () => {
      if (signal.aborted) return;
      try {
        response = await read(signal, old);
      } catch {
        // `response` stays undefined, which is handled as a failed request.
      }
    };
    const runUntilAborted = () => Promise.race([task(), whenAborted(signal)]);
    await (old === undefined
      ? runUntilAborted()
      : Promise.race([withLock('shop-header-token', runUntilAborted), whenAborted(signal)]));
    stopTimer();
    if (ended.aborted) return;
    if (dispatch(response ?? { kind: 'failed', isLast: clock.now() - startedAt >= INITIALISING_MS }))
      onFlicker();
    planRetry();
  };

  const fetchOnce = (old?: string) => {
    if (refreshing) return refreshing;
    const promise = refresh(old).finally(() => {
      if (refreshing === promise) refreshing = undefined;
    });
    refreshing = promise;
    return promise;
  };
  const cancel = () => {
    stopped.abort();
    removeRetries();
    refreshing = undefined;
  };
  const restart = () => {
    cancel();
    stopped = new AbortController();
    startedAt = clock.now();
  };
  /** Resolves when the session is no longer initialising. */
  const whenInitialised = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe((status) => {
        if (isWaiting(status)) return;
        unsubscribe();
        resolve();
      });
    });

  return {
    store,
    async start() {
      restart();
      if (hasTokenSession !== false) await fetchOnce();
    },
    refresh: () => fetchOnce(),
    end() {
      restart();
      dispatch({ kind: 'signed-out' });
    },
    stop() {
      cancel();
      signedIn = replaced = undefined;
    },
    async current() {
      const status = store.getState();
      const isFresh = signedIn && clock.now() < signedIn.freshUntil;
      // A failed request is retried: callers wait for the token while the session is initialising.
      if (isWaiting(status)) await whenInitialised();
      else if (status.kind === 'signed-in' && (refreshing || !isFresh)) await fetchOnce(signedIn?.token);
      return signedIn?.token;
    },
    async renew(refused) {
      await refreshing;
      if (signedIn?.token === refused) await fetchOnce(refused);
      return replaced === refused ? signedIn?.token : undefined;
    },
  };
};
