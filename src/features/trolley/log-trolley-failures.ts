import type { Trolley, TrolleyStore } from '../../domains/trolley';
import type { Logger } from '../../platform/logging';

/** A service that sends more types than a shop has is broken; these many lines of the log show that. */
const MAX_TYPES = 20;
const MAX_LENGTH = 60;

/** Logs the failures in a trolley's responses, also in the last one so far, each type once [TROL-8]. Returns a function that stops it. */
export const followTrolleyFailures = (trolley: TrolleyStore, logger: Pick<Logger, 'warn'>): (() => void) => {
  const logged = new Set<string>();
  const log = (loadedTrolley: Trolley | undefined) => {
    for (const whole of loadedTrolley?.failures ?? []) {
      const type = whole.slice(0, MAX_LENGTH);
      if (logged.has(type) || logged.size === MAX_TYPES) continue;
      logged.add(type);
      logger.warn('Trolley answered with a failure', { type });
    }
  };
  log(trolley.getState().trolley);
  return trolley.subscribe((now, before) => {
    if (now.trolley !== before.trolley) log(now.trolley);
  });
};
