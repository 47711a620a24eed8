import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import { collectGarbage, readMetrics, withPage } from '../shared/pages';
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

/** Opens a page in a browser context of its own, with an empty cache. */
export const measurePage = (
  browser: Browser,
  { origin, name, probe }: { readonly origin: string; readonly name: string; readonly probe: string },
): Promise<PageCost> =>
  withPage(browser, { viewport: { width: 1440, height: 900 } }, async ({ context, page, session }) => {
    await context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
    await page.addInitScript(probe);
    await session.send('Performance.enable');
    const ended = await waitForPageCallback(session, PAGE_END, PAGE_TIMEOUT_MS);
    await throttle(page, CPU_SLOWDOWN);
    await page.goto(`${origin}/${name}`, { waitUntil: 'commit' });
    const requests = Number(await ended());
    const busy = (await readMetrics(session))('TaskDuration') * 1000;
    await collectGarbage(session);
    return { busy, requests, heap: (await readMetrics(session))('JSHeapUsedSize') };
  });
