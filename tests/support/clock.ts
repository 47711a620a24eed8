import type { Page } from '@playwright/test';

/**
 * Moves the page's clock forward and pauses it there until `page.clock.resume()`: every timer that was due has fired,
 * however slow the machine is. `page.clock.install()` must run before the page opens.
 */
export const passTime = async (page: Page, milliseconds: number): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + milliseconds);
};
