import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../tests/setup/chromium';
import { startDemo } from '../../../tests/support/demo';

/** Runs `use` with a browser, and closes the browser. */
export const withBrowser = async <T>(use: (browser: Browser) => Promise<T>): Promise<T> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** Runs `use` with a browser and the demo's origin, and closes both. */
export const withDemo = async <T>(use: (browser: Browser, origin: string) => Promise<T>): Promise<T> => {
  const demo = await startDemo();
  try {
    return await withBrowser((browser) => use(browser, demo.origin));
  } finally {
    await demo.close();
  }
};

/** @param rate how many times slower the page's main thread runs; 1 ends the throttling */
export const setCpuThrottling = async (session: CDPSession, rate: number): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** @param rate how many times slower the page's main thread runs */
export const throttle = async (page: Page, rate: number): Promise<void> => {
  await setCpuThrottling(await page.context().newCDPSession(page), rate);
};
