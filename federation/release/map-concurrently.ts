// Own code, because p-map and p-limit are ESM only, which the tests cannot load, and do not wait for running calls.

/** Requests or files at a time. */
const LIMIT = 6;

/**
 * Calls `work` for each item, at most six at a time, and returns the results in the order of the items. After a
 * failure it starts no further calls, waits for those that are running, and rejects.
 *
 * @param progress called after each item with the number of finished items, and of all
 */
export const mapConcurrently = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  progress?: (done: number, of: number) => void,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      if (failed) return;
      results[index] = await work(item);
      done += 1;
      progress?.(done, items.length);
    }
  };
  const workers = Array.from({ length: Math.min(LIMIT, items.length) }, () =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  const ends = await Promise.allSettled(workers);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
};
