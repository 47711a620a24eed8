import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { throttle } from '../shared/browser';
import { readMetrics, withPage } from '../shared/pages';

const CPU_SLOWDOWN = 4;
/** How long the shopper stays on a page. By then, nothing of the header is still loading. */
const STAY_MS = 2_500;

/** The shells of ten pages that a shopper visits one after the other. */
export const SHELLS = ['a', 'a', 'b', 'a', 'c', 'c', 'b', 'a', 'a', 'b'] as const;

/** What one visit cost. */
export interface VisitCost {
  /** Bytes that were sent over the network, with the documents. */
  readonly bytes: number;
  /** Requests that the browser's cache did not answer. */
  readonly requests: number;
  /** Milliseconds in which the main thread was busy. */
  readonly busy: number;
}

/** Counts what a page receives from the network. @returns a function that returns the count since its last call */
const countNetwork = (session: CDPSession): (() => Pick<VisitCost, 'bytes' | 'requests'>) => {
  let [bytes, requests] = [0, 0];
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    cached.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.url.startsWith('data:')) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  return () => ({ bytes, requests });
};

const visitPage = async (page: Page, session: CDPSession, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  await delay(STAY_MS);
  return (await readMetrics(session))('TaskDuration') * 1000;
};

/** Visits pages of shells with one cache, which is empty at first. The documents are never cached. */
export const measureVisit = (
  browser: Browser,
  {
    origin,
    name,
    shells,
  }: { readonly origin: string; readonly name: string; readonly shells: readonly string[] },
): Promise<VisitCost> =>
  withPage(browser, { viewport: { width: 1440, height: 900 } }, async ({ page, session }) => {
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await throttle(page, CPU_SLOWDOWN);
    const network = countNetwork(session);
    let busy = 0;
    for (const shell of shells) {
      await page.goto('about:blank');
      busy += await visitPage(page, session, `${origin}/shell-${shell}/${name}`);
    }
    return { ...network(), busy };
  });
