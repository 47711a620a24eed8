import { createLatest } from '../../kernel/latest';
import { at, readNumber } from '../../kernel/read';
import { listNames } from './model';
import type { MultiSearchPorts } from './ports';
import { NONE_FOUND } from './texts';

/** How many products each item finds; undefined if the host does not say. */
export type Hits = ReadonlyMap<string, number | undefined>;

const MAX_AT_ONCE = 25;
/** The number of items is announced first, and would be replaced by a text that follows at once. */
const ANNOUNCE_DELAY_MS = 2_000;

/**
 * Counts the products that items find: at most 25 items at once, one request after the other. A failure ends it until the
 * list is next opened, and is not shown.
 */
export const createHits = (
  { t, clock, count, announce }: Pick<MultiSearchPorts, 't' | 'clock' | 'count' | 'announce'>,
  show: (hits: Hits) => void,
) => {
  const latest = createLatest();
  const hits = new Map<string, number | undefined>();
  let hasFailed = false;
  /** Items that find nothing, until they are announced. */
  let none: string[] = [];
  let stopTimer: (() => void) | undefined;

  const request = async (items: readonly string[], signal: AbortSignal): Promise<void> => {
    const counts = await count(items, signal);
    if (signal.aborted) return;
    items.forEach((item, index) => hits.set(item, readNumber(at(counts, String(index)))));
    none.push(...items.filter((item) => hits.get(item) === 0));
  };
  const announceNone = () => {
    stopTimer?.();
    stopTimer = clock.after(ANNOUNCE_DELAY_MS, () => {
      if (none.length > 0) announce(NONE_FOUND, { names: listNames(none, t) });
      none = [];
    });
  };

  return {
    /** Counts the items that were not counted before, and announces those that find nothing. */
    async load(items: readonly string[]): Promise<void> {
      const attempt = latest.begin();
      const waiting = [...new Set(items)].filter((item) => !hits.has(item));
      none = none.filter((item) => items.includes(item));
      try {
        while (waiting.length > 0 && !hasFailed) {
          await request(waiting.splice(0, MAX_AT_ONCE), attempt.signal);
          if (!attempt.isCurrent()) return;
          show(new Map(hits));
        }
      } catch {
        hasFailed = attempt.isCurrent();
      }
      if (attempt.isCurrent()) announceNone();
    },
    stop() {
      latest.cancel();
      stopTimer?.();
      none = [];
      hasFailed = false;
    },
  };
};
