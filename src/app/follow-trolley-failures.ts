import type { TrolleyStore } from '../domains/trolley';
import type { Logger } from '../platform/logging';

/** More types than a shop has are a broken service, which one look at the log tells as well. */
const MAX_TYPES = 20;
const MAX_LENGTH = 60;

/** Logs the failures that a trolley came with, each type once [TROL-8]. The answer ends it. */
export const followTrolleyFailures = (trolley: TrolleyStore, logger: Pick<Logger, 'warn'>): (() => void) => {
  const logged = new Set<string>();
  return trolley.subscribe(({ trolley: known }, before) => {
    if (!known || known === before.trolley) return;
    for (const { type: whole } of known.failures) {
      const type = whole.slice(0, MAX_LENGTH);
      if (logged.has(type) || logged.size === MAX_TYPES) continue;
      logged.add(type);
      logger.warn('Trolley answered with a failure', { type });
    }
  });
};
