import type { Clock } from '../../../kernel/clock';
import type { PlacingPorts } from '../ports';

/** The first time between two checks, in milliseconds; each is twice as long as the one before. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 300_000;

export const pause = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });

/** Resolves with true when the order must be checked again. The caller aborts it. */
type Check = (customerOrderId: string, limit: AbortController) => Promise<boolean>;

/**
 * Creates the repeated check of an order after a dialog was shown: a service may do the work late, and what the page says must
 * be true then [INST-4].
 */
export const createWatch = ({ clock, customerOrderId }: Pick<PlacingPorts, 'clock' | 'customerOrderId'>) => {
  let current: AbortController | undefined;
  return {
    /** Replaces the current check. Ends when the shopper has another order, and after nine minutes. */
    async start(id: string, check: Check): Promise<void> {
      for (let next = FIRST_PAUSE_MS; next <= LONGEST_PAUSE_MS; next *= 2) {
        const limit = new AbortController();
        current = limit;
        await pause(clock, next);
        if (current !== limit || customerOrderId() !== id) return;
        const mustRepeat = await check(id, limit);
        if (current !== limit || !mustRepeat) return;
      }
    },
    stop() {
      current?.abort();
      current = undefined;
    },
  };
};
