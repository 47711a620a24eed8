import type { Browser } from '../platform/browser';

/** Milliseconds that what was pressed for may take to come before the page is let go. */
export const PATIENCE = 8_000;

/**
 * Gives what is being fetched, unless it takes longer than whoever pressed for it is kept waiting: then it counts as
 * not to be had [ERR-6]. Where it comes after all, the next press finds it.
 */
export type InTime = <T>(loading: Promise<T>) => Promise<T>;

/** The patience of one header; once it is stopped nothing is given up any more. */
export const createPatience = ({
  after,
}: Pick<Browser, 'after'>): { readonly inTime: InTime; readonly stop: () => void } => {
  const waits = new Set<() => void>();
  return {
    inTime: (loading) =>
      new Promise((resolve, reject) => {
        const stop = after(PATIENCE, () => {
          reject(new Error('It did not come in time'));
        });
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
