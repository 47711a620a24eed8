import type { Browser } from '../platform/browser';

/** How long a press waits for its code before the header gives up [ERR-6]. */
export const INTERACTION_TIMEOUT_MS = 8_000;

/**
 * Returns the result of loading, or rejects after the interaction timeout [ERR-6]. What loads later is ready for the next
 * press.
 */
export type WithTimeout = <T>(loading: Promise<T>) => Promise<T>;

/** Creates the timeouts of one header. `stop` clears all timers. */
export const createTimeouts = ({
  after,
}: Pick<Browser, 'after'>): { readonly withTimeout: WithTimeout; readonly stop: () => void } => {
  const waits = new Set<() => void>();
  return {
    withTimeout: (loading) =>
      new Promise((resolve, reject) => {
        const stop = after(INTERACTION_TIMEOUT_MS, () => reject(new Error('timed out after 8 seconds')));
        waits.add(stop);
        void loading.then(resolve, reject).finally(() => {
          stop();
          waits.delete(stop);
        });
      }),
    stop() {
      for (const stop of waits) stop();
    },
  };
};
