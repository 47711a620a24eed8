import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for a promise, for a limited time.
 *
 * @throws Error if it is still pending after `limit` milliseconds
 */
export const inTime = async <T>(promise: Promise<T>, limit: number, what: string): Promise<T> => {
  const stop = new AbortController();
  const late = async (): Promise<never> => {
    await delay(limit, undefined, { signal: stop.signal });
    throw new Error(`${what} takes more than ${String(limit / 1000)} s`);
  };
  try {
    return await Promise.race([promise, late()]);
  } finally {
    stop.abort();
  }
};
