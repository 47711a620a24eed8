import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../tests/setup/chromium';

export const launch = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath !== undefined && { executablePath }) });
};

/** @param rate how many times slower the page's main thread runs */
export const throttle = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
