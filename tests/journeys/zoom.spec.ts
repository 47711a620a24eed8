import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { SMALL_PARTS, visitParts } from '../support/open-parts';

/** A window of 1280 × 1024 px at 400 %. CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

/** Returns which part of the viewport's height the header and its banners cover, from 0 to 1. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const isCovered = (y: number): boolean =>
      [8, innerWidth / 2, innerWidth - 8].some((x) => document.elementFromPoint(x, y)?.closest('header'));
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return rows.filter(isCovered).length / rows.length;
  });

test.use({ viewport: ZOOMED });

// These two have the tallest headers: a bar, and a banner.
for (const who of ['amending', 'operator'] as const)
  test(`at 400 % zoom, the header covers at most a third of a scrolled page, for ${who} [SHELL-3] [SHELL-7]`, async ({
    page,
    preset,
  }) => {
    await preset(who);
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    // The bar of an amended order gets a place in the page, which then is as much higher.
    const bar = who === 'amending' ? ((await amendBar(page).boundingBox())?.height ?? 0) : 0;
    await page.mouse.move(160, 200);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600 + bar);
    expect(await coveredPart(page)).toBeLessThanOrEqual(1 / 3);
    // Scrolling up shows a header that scrolling down has hidden.
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500 + bar);
    await expect.poll(() => coveredPart(page)).toBeLessThanOrEqual(1 / 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
  });

test('at 400 % zoom, open parts are operable and can be scrolled to their end [SHELL-7]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  await new Header(page).open(STOREFRONT.path);
  await visitParts(page, SMALL_PARTS, async (_name, part) => {
    const last = part.locator('a:visible, button:visible, [role=option]:visible').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
  });
});
