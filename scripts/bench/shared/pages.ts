import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A page in a browser context of its own, with an empty cache. */
interface BenchPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Runs `use` with a page of its own, and closes the page. */
export const withPage = async <T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (opened: BenchPage) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  try {
    const page = await context.newPage();
    return await use({ context, page, session: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
};

/** Returns a function that returns a metric of the page, such as `TaskDuration`. */
export const readMetrics = async (session: CDPSession): Promise<(name: string) => number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
};

/** Objects that one garbage collection frees may hold others that only the next one frees. */
export const collectGarbage = async (session: CDPSession): Promise<void> => {
  for (let times = 0; times < 5; times += 1) await session.send('HeapProfiler.collectGarbage');
};

/**
 * Measures all pages once in each round.
 *
 * @param rounds the number of rounds, and of rounds before, which only fill caches of browser and server
 * @returns what was measured of each page, one entry for each round
 */
export const measureInTurn = async <Name extends string | number, T>(
  names: readonly Name[],
  { runs, warmUp }: { readonly runs: number; readonly warmUp: number },
  measure: (name: Name) => Promise<T>,
): Promise<Record<Name, T[]>> => {
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, T[]>;
  for (let round = -warmUp; round < runs; round += 1)
    for (const name of names) {
      const result = await measure(name);
      if (round >= 0) measured[name].push(result);
    }
  return measured;
};
