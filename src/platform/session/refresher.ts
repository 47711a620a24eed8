import { createLoadSession } from './load-session';
import { isSignedOut, type SessionEvent, type SessionStatus } from './machine';
import type { SessionPorts } from './ports';
import { scheduleRetry } from './retry';

/** A request that fails later than this after the start ends the initialising of the session. */
const INITIALISING_MS = 3_000;

interface RefresherDeps extends SessionPorts {
  readonly status: () => SessionStatus;
  /** Changes the status. Returns whether the header changed visibly from signed in to signed out. */
  readonly dispatch: (event: SessionEvent) => boolean;
}

/** Creates the requests for who is signed in: one at a time for all callers, and retried until it is known. */
export const createRefresher = (deps: RefresherDeps) => {
  const { clock, page, wasSignedIn, status, dispatch, onFlicker } = deps;
  const loadSession = createLoadSession(deps);
  let refreshing: Promise<void> | undefined;
  let stopped = new AbortController();
  let startedAt = clock.now();
  let stopRetries: readonly (() => void)[] = [];

  const removeRetries = () => {
    for (const stop of stopRetries) stop();
    stopRetries = [];
  };
  /** Retries until it is known who is signed in. */
  const planRetry = () => {
    removeRetries();
    if (status().kind === 'signed-in' || isSignedOut(status())) return;
    stopRetries = scheduleRetry(page, clock.now() - startedAt, () => void refresh());
  };
  const request = async (old: string | undefined) => {
    if (stopped.signal.aborted) return;
    const ended = stopped.signal;
    dispatch({ kind: 'requested' });
    const response = await loadSession(ended, old);
    if (ended.aborted) return;
    const isLast = clock.now() - startedAt >= INITIALISING_MS;
    if (dispatch(response ?? { kind: 'failed', isLast, wasSignedIn: wasSignedIn() })) onFlicker();
    planRetry();
  };
  /** Sends a request, unless one is pending. Never rejects. @param old the token to replace */
  const refresh = (old?: string): Promise<void> => {
    if (refreshing) return refreshing;
    const promise = request(old).finally(() => {
      if (refreshing === promise) refreshing = undefined;
    });
    refreshing = promise;
    return promise;
  };
  /** Ignores the response of the pending request, and sends no more requests until `restart`. */
  const stop = () => {
    stopped.abort();
    removeRetries();
    refreshing = undefined;
  };
  return {
    refresh,
    pending: () => refreshing,
    stop,
    restart: () => {
      stop();
      stopped = new AbortController();
      startedAt = clock.now();
    },
  };
};
