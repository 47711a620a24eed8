import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the health panel with its keys, which work once the page is idle. */
export const openHealth = async (page: Page): Promise<Locator> => {
  const panel = page.getByRole('dialog', { name: 'Header health' });
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+H');
    await expect(panel).toBeVisible({ timeout: 500 });
  }).toPass();
  return panel;
};
