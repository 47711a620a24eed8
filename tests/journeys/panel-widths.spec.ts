import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

/** Opens a panel at one width. At the other one, the layout does not show it. */
interface Crossing {
  readonly from: number;
  readonly to: number;
  readonly open: (header: Header) => Promise<void>;
}

const CROSSINGS: Readonly<Record<string, Crossing>> = {
  'account menu': { from: 992, to: 768, open: ({ account }) => account.click() },
  'mega-menu': {
    from: 1440,
    to: 768,
    open: ({ banner }) => banner.getByRole('button', { name: 'Groceries' }).click(),
  },
  'side menu': {
    from: 768,
    to: 992,
    open: ({ banner }) => banner.getByRole('button', { name: 'Menu' }).click(),
  },
  'search overlay': { from: 320, to: 768, open: ({ searchTrigger }) => searchTrigger.click() },
  'list of suggestions': {
    from: 768,
    to: 320,
    open: async ({ search, suggestions }) => {
      await search.fill('milk');
      await expect(suggestions).toBeVisible();
    },
  },
  'trolley sheet': { from: 320, to: 768, open: ({ trolley }) => trolley.click() },
  'trolley preview': {
    from: 992,
    to: 320,
    open: async ({ trolley, page, banner }) => {
      await trolley.hover();
      await page.mouse.move(1, 1);
      await trolley.hover();
      await expect(banner.getByRole('group', { name: 'Your trolley' })).toBeVisible();
    },
  },
};

/** Returns what is open: expanded controls, shown or hidden, panels and dialogs, and whether the page is locked. */
const openParts = (page: Page) =>
  page.evaluate(() => {
    const found = document.querySelectorAll(
      'header [aria-expanded="true"], header [data-overlay], header dialog[open], header [role="dialog"], header [role="group"][aria-label="Your trolley"]',
    );
    const isLocked = getComputedStyle(document.documentElement).overflowY === 'hidden';
    return [...[...found].map(({ outerHTML }) => outerHTML.slice(0, 80)), ...(isLocked ? ['lock'] : [])];
  });

test.beforeEach(({ preset }) => preset('slot-booked'));

for (const [name, { from, to, open }] of Object.entries(CROSSINGS))
  test(`the ${name} closes when the page changes from ${from} px to ${to} px [SHELL-5] [SHELL-6]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: from, height: 800 });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAccessibleName(/items/);
    await open(header);
    await expect.poll(() => openParts(page)).not.toEqual([]);
    await page.setViewportSize({ width: to, height: 800 });
    await expect.poll(() => openParts(page)).toEqual([]);
    await page.setViewportSize({ width: from, height: 800 });
    await header.ready();
    expect(await openParts(page)).toEqual([]);
  });
