import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import type { Network } from './contestants';
import { HEADER_SHOWN } from './header-shown';

const CPU_SLOWDOWN = 4;
const PAGE_TIMEOUT_MS = 20_000;

/** @returns milliseconds from the start of the navigation to the frame that shows the header */
export const measureHeaderShown = async (
  browser: Browser,
  url: string,
  { latency, bitsPerSecond }: Network,
  probe: string,
): Promise<number> => {
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
    const headerShown = await waitForPageCallback(session, HEADER_SHOWN, PAGE_TIMEOUT_MS);
    await throttle(page, CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: 'commit' });
    return Number(await headerShown());
  } finally {
    await context.close();
  }
};
