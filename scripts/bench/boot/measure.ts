import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import { withPage } from '../shared/pages';
import type { Network } from './contestants';
import { PAGE_TIMES, type PageTimes } from './page-times';

const CPU_SLOWDOWN = 4;
const PAGE_TIMEOUT_MS = 20_000;

/** Opens a page in a browser context of its own, with an empty cache. */
export const measurePageTimes = (
  browser: Browser,
  url: string,
  { latency, bitsPerSecond }: Network,
  probe: string,
): Promise<PageTimes> =>
  withPage(browser, { viewport: { width: 1440, height: 900 } }, async ({ page, session }) => {
    await page.addInitScript(probe);
    const throughput = bitsPerSecond / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    const pageTimes = await waitForPageCallback(session, PAGE_TIMES, PAGE_TIMEOUT_MS);
    await throttle(page, CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: 'commit' });
    return JSON.parse(await pageTimes()) as PageTimes;
  });
