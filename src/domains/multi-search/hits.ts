import { createLatest } from '../../kernel/latest';
import { at, readNumber } from '../../kernel/read';
import { listNames } from './model';
import type { MultiSearchPorts } from './ports';
import { NONE_FOUND } from './texts';

/** How many products each item finds; undefined if the host does not say. */
export type Hits = ReadonlyMap<string, number | undefined>;

const MAX_AT_ONCE = 25;

/**
 * Counts the products that items find: at most 25 items at once, one request after the other. A failure ends it until the
 * list is next opened, and is not shown.
 */
export const createHits = (
  { t, count, announce }: Pick<MultiSearchPorts, 't' | 'count' | 'announce'>,
  show: (hits: Hits) => void,
) => {
  const latest = createLatest();
  const hits = new Map<string, number | undefined>();
  let hasFailed = false;

  /** Counts items, and returns those that find nothing. */
  const request = async (items: readonly string[], signal: AbortSignal): Promise<readonly string[]> => {
    const counts = await count(items, signal);
    items.forEach((item, index) => hits.set(item, readNumber(at(counts, String(index)))));
    return items.filter((item) => hits.get(item) === 0);
  };

  return {
    /** Counts the items that were not counted before, and announces those that find nothing. */
    async load(items: readonly string[]): Promise<void> {
      const attempt = latest.begin();
      const waiting = [...new Set(items)].filter((item) => !hits.has(item));
      const none: string[] = [];
      try {
        while (waiting.length > 0 && !hasFailed) {
          none.push(...(await request(waiting.splice(0, MAX_AT_ONCE), attempt.signal)));
          if (!attempt.isCurrent()) return;
          show(new Map(hits));
        }
      } catch {
        hasFailed = attempt.isCurrent();
      }
      if (none.length > 0) announce(NONE_FOUND, { names: listNames(none, t) });
    },
    retry() {
      hasFailed = false;
    },
    stop: latest.cancel,
  };
};
