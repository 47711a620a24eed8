import type { SessionResponse } from '../../../federation/contract';
import { anySignal } from '../../kernel/any-signal';
import type { SessionPorts } from './ports';

const LOAD_TIMEOUT_MS = 15_000;

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });

/**
 * Creates the function that loads who is signed in, with a timeout. It resolves with undefined if the request fails, and
 * when `ended` is aborted. To replace the token `old`, a tab waits for a lock shared by all tabs, and loads the current
 * token first, because another tab may have renewed it meanwhile [AUTH-4].
 */
export const createLoadSession = ({ load, clock, withLock }: SessionPorts) => {
  /** If the service returns another token than `old`, another tab has renewed it. */
  const read = async (signal: AbortSignal, old: string | undefined): Promise<SessionResponse> => {
    const response = await load(signal);
    const isOld = response.kind === 'signed-in' && response.token === old;
    return isOld && !signal.aborted ? load(signal, { fresh: true }) : response;
  };

  return async (ended: AbortSignal, old: string | undefined): Promise<SessionResponse | undefined> => {
    const limit = new AbortController();
    const stopTimer = clock.after(LOAD_TIMEOUT_MS, () => {
      limit.abort();
    });
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
