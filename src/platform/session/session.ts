import { createStore, type StoreApi } from 'zustand/vanilla';
import { whenState } from '../../kernel/when-state';
import type { TokenSource } from '../http';
import { hasFlickered, isWaiting, transition, type SessionEvent, type SessionStatus } from './machine';
import type { SessionPorts } from './ports';
import { createRefresher } from './refresher';
import { nextTokens, type Tokens } from './tokens';

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

/**
 * Creates the session: who is signed in, and the token. The token is kept in memory only, and is renewed once for all
 * callers and tabs [AUTH-4].
 */
export const createSession = (ports: SessionPorts): Session => {
  const { clock, shopClock, hasTokenSession } = ports;
  const store = createStore<SessionStatus>()(() => ({
    kind: hasTokenSession === false ? 'signed-out' : 'unknown',
  }));
  let tokens: Tokens = {};
  let isStopped = false;

  const dispatch = (event: SessionEvent) => {
    const before = store.getState();
    const after = transition(before, event);
    const { replaced } = tokens;
    tokens = nextTokens(tokens, event, after, clock.now(), shopClock.now());
    const isRenewed = tokens.replaced !== undefined && tokens.replaced !== replaced;
    if (after !== before) store.setState(after, true);
    if (isRenewed) ports.onRenewed();
    return hasFlickered(before, after, hasTokenSession === true);
  };
  const { refresh, pending, stop, restart } = createRefresher({ ...ports, status: store.getState, dispatch });

  return {
    store,
    async start() {
      isStopped = false;
      restart();
      if (hasTokenSession !== false) await refresh();
    },
    refresh: () => refresh(),
    end() {
      restart();
      dispatch({ kind: 'signed-out' });
    },
    stop() {
      isStopped = true;
      stop();
      tokens = {};
    },
    hasStopped: () => isStopped,
    async current() {
      const status = store.getState();
      const isFresh = tokens.current && clock.now() < tokens.current.freshUntil;
      // A failed request is retried: callers wait for the token while the session is initialising.
      if (isWaiting(status)) await whenState(store, (now) => !isWaiting(now));
      else if (status.kind === 'signed-in' && (pending() || !isFresh)) await refresh(tokens.current?.token);
      return tokens.current?.token;
    },
    async renew(refused) {
      await pending();
      if (tokens.current?.token === refused) await refresh(refused);
      return tokens.replaced === refused ? tokens.current?.token : undefined;
    },
  };
};
