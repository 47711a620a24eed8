import type { Page } from '@playwright/test';

/**
 * Lets time pass in the page at once, and holds it there until `page.clock.resume()`: what was promised by then is
 * there, or never comes, however slow the machine is. `page.clock.install()` comes before the page.
 */
export const passTime = async (page: Page, milliseconds: number): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + milliseconds);
};
