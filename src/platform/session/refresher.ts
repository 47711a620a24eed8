import { isSignedOut, type SessionEvent, type SessionStatus } from './machine';
import type { SessionPorts } from './ports';
import { scheduleRetry } from './retry';
import type { SessionResponse } from '../../../federation/contract';
import { anySignal } from '../../kernel/any-signal';

const LOAD_TIMEOUT_MS = 15_000;

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/**
 * Creates the function that loads who is signed in, with a timeout. It resolves with undefined if the request fails, and
 * when `ended` is aborted. To replace the token `old`, a tab waits for a lock shared by all tabs, and loads the current
 * token first, because another tab may have renewed it meanwhile [AUTH-4].
 */
const createLoadSession = ({ load, clock, withLock }: SessionPorts) => {
  /** If the service returns another token than `old`, another tab has renewed it. */
  const read = async (signal: AbortSignal, old: string | undefined): Promise<SessionResponse> => {
    const response = await load(signal);
    const isOld = response.kind === 'signed-in' && response.token === old;
    return isOld && !signal.aborted ? load(signal, { fresh: true }) : response;
  };

  return async (ended: AbortSignal, old: string | undefined): Promise<SessionResponse | undefined> => {
    const limit = new AbortController();
    const stopTimer = clock.after(LOAD_TIMEOUT_MS, () => limit.abort());
    const signal = anySignal(ended, limit.signal);
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
    return response;
  };
};

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
