import type { Browser, CDPSession } from '@playwright/test';
import { throttle } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import { PAGE_END } from './page-end';

const CPU_SLOWDOWN = 4;
const PAGE_TIMEOUT_MS = 30_000;

/** What one page cost in its first five seconds. */
export interface PageCost {
  /** Milliseconds in which the main thread was busy. */
  readonly busy: number;
  /** Bytes of the JavaScript heap after a collection. */
  readonly heap: number;
  /** Requests of the remote's files that were sent before the header was visible; 0 without a header. */
  readonly requests: number;
}

/** Returns a function that returns a metric of the page. */
const readMetrics = async (session: CDPSession): Promise<(name: string) => number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
};

/** Opens a page in a browser context of its own, with an empty cache. */
export const measurePage = async (
  browser: Browser,
  { origin, name, probe }: { readonly origin: string; readonly name: string; readonly probe: string },
): Promise<PageCost> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
    const page = await context.newPage();
    await page.addInitScript(probe);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const ended = await waitForPageCallback(session, PAGE_END, PAGE_TIMEOUT_MS);
    await throttle(page, CPU_SLOWDOWN);
    await page.goto(`${origin}/${name}`, { waitUntil: 'commit' });
    const requests = Number(await ended());
    const busy = (await readMetrics(session))('TaskDuration') * 1000;
    // Objects that one collection frees may hold others that only the next one frees.
    for (let times = 0; times < 5; times += 1) await session.send('HeapProfiler.collectGarbage');
    return { busy, requests, heap: (await readMetrics(session))('JSHeapUsedSize') };
  } finally {
    await context.close();
  }
};
