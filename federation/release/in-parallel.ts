/**
 * Runs `work` over `items`, a few at a time, and answers in their order. After a failure nothing new is begun, and
 * what was begun is waited for.
 */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      if (failed) return;
      results[index] = await work(item);
    }
  };
  const workers = Array.from({ length: Math.min(limit, items.length) }, () =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  const ends = await Promise.allSettled(workers);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
};
