import type { Browser } from './browser';

/** Takes turns with other tabs by a Web Lock; pages without one, such as insecure ones, don't wait. */
export const exclusively: Browser['exclusively'] = async (name, task) => {
  const progress = { hasRun: false };
  const run = (hasWaited: boolean) => {
    progress.hasRun = true;
    return task(hasWaited);
  };
  try {
    const { locks } = navigator;
    await locks.request(name, { ifAvailable: true }, (lock) => (lock ? run(false) : undefined));
    if (!progress.hasRun) await locks.request(name, () => run(true));
  } catch {
    if (!progress.hasRun) await run(false);
  }
};
