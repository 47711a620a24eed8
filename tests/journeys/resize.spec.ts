import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** Opens a page of a customer in a host whose page is long and has `scroll-padding`. */
const openHostWithScrollPadding = async (
  page: Page,
  preset: (name: string) => Promise<void>,
): Promise<Header> => {
  await preset('slot-booked');
  await page.setViewportSize({ width: 1440, height: 700 });
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await expect(header.slot).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.scrollPaddingTop = '120px';
    document.body.style.paddingBlockEnd = '2000px';
  });
  return header;
};

test('the focus in the sticky header leaves the page where it is, in a host with scroll-padding [SHELL-7] [SHELL-3]', async ({
  page,
  preset,
}) => {
  const header = await openHostWithScrollPadding(page, preset);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await header.link('Checkout').focus();
  const menu = header.banner.getByRole('button', { name: 'Menu', exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await menu.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => [scrollY, document.activeElement?.closest('header') !== null])).toEqual([
      600,
      true,
    ]);
  }
  await expect(menu).toBeFocused();
});
