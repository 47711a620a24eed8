import type { Page } from '@playwright/test';
import { cutTexts } from '../support/cut-texts';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

/** The default font size of the project 'large text' in playwright.config.ts, twice the usual one. */
const DEFAULT_PX = 32;

const fontSizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

for (const who of ['visitor', 'slot-booked'] as const)
  test(`text of 200 % is whole at every width for ${who} [SHELL-6] @large-text`, async ({ page, preset }) => {
    await preset(who);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(STOREFRONT.path);
    const header = new Header(page);
    await expect(header.searchTrigger).toBeVisible();
    if (who === 'visitor') await expect(header.signIn).toBeVisible();
    else await expect(header.trolley).toHaveAccessibleName(/£/);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    // Every one of these widths has the layout of a phone.
    for (const width of [1440, 992, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(header.searchTrigger).toBeVisible();
      expect(await cutTexts(page), `${String(width)} px`).toEqual([]);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expect(page.locator('html')).toHaveAttribute('style', /--shop-header-height: 50px/);
    }
    await header.searchTrigger.click();
    await expect(header.search).toBeFocused();
    expect(await fontSizeOf(page, 'header input')).toBe(DEFAULT_PX);
    await header.search.fill('milk');
    await expect(header.suggestedTerms.first()).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

test('a host’s own font size does not change the header [SHELL-6] [FED-6] @large-text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(STOREFRONT.path);
  const header = new Header(page);
  await header.searchTrigger.click();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '10px';
  });
  expect(await fontSizeOf(page, 'header input')).toBe(DEFAULT_PX);
});
