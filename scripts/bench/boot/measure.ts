import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import type { Network } from './contestants';
import { PAGE_TIMES, type PageTimes } from './page-times';

const CPU_SLOWDOWN = 4;
const PAGE_TIMEOUT_MS = 20_000;

/** Opens a page in a browser context of its own, with an empty cache. */
export const measurePageTimes = async (
  browser: Browser,
  url: string,
  { latency, bitsPerSecond }: Network,
  probe: string,
): Promise<PageTimes> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    const session = await context.newCDPSession(page);
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
  } finally {
    await context.close();
  }
};
