import type { Browser } from './browser';

/** Runs the task under a Web Lock. Pages without Web Locks, such as insecure ones, run it at once. */
export const withLock: Browser['withLock'] = async (name, task) => {
  const progress = { hasRun: false };
  const run = (isLocked: boolean) => {
    progress.hasRun = true;
    return task(isLocked);
  };
  try {
    await navigator.locks.request(name, () => run(true));
  } catch {
    if (!progress.hasRun) await run(false);
  }
};
