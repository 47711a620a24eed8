import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Header } from './header';
import { MultiSearch } from './multi-search';
import { SideMenu } from './side-menu';
import { WideMenu } from './wide-menu';

/** Opens a part of the header over the page. Returns the part once it is visible and its animations have ended. */
type OpenPart = (page: Page) => Promise<Locator>;

const onceStill = async (part: Locator): Promise<Locator> => {
  await expect(part).toBeVisible();
  await part.evaluate(async (element) => {
    const finite = element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  return part;
};

const slotDetails: OpenPart = async (page) => {
  const header = new Header(page);
  await header.slot.click();
  await expect(header.slotDetails.locator('address')).toBeVisible();
  return onceStill(header.slotDetails);
};

const multiSearch: OpenPart = async (page) => {
  const { trigger, dialog } = new MultiSearch(page);
  await trigger.click();
  return onceStill(dialog);
};

/** Parts of large screens. Escape closes each. */
export const WIDE_PARTS = {
  groceries: async (page: Page) => {
    const menu = new WideMenu(page);
    await menu.toggle.click();
    await onceStill(menu.panel);
    await menu.parent('Bakery').click();
    await expect(menu.link('View all Bakery')).toBeVisible();
    // Editors' content loads later: the row's season, and the category's card with its picture.
    await expect(menu.header.banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
    await expect(menu.link('See the offers')).toBeVisible();
    await expect(menu.panel.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
    return onceStill(menu.panel);
  },
  account: async (page: Page) => {
    const header = new Header(page);
    await header.account.click();
    return onceStill(header.link('Sign out'));
  },
  'slot details': slotDetails,
  'multi-search': multiSearch,
} as const satisfies Readonly<Record<string, OpenPart>>;

/** Parts of small screens. */
export const SMALL_PARTS = {
  'side menu': async (page: Page) => {
    const menu = new SideMenu(page);
    await menu.trigger.click();
    await expect(menu.category('Groceries')).toBeVisible();
    await menu.push('Groceries');
    await expect(menu.category('Bakery')).toBeVisible();
    // The icons of categories load later.
    await expect(menu.category('Tea & Coffee Offer').locator('svg > *').first()).toBeAttached();
    return onceStill(menu.dialog);
  },
  'slot details': slotDetails,
  search: async (page: Page) => {
    const header = new Header(page);
    await header.searchTrigger.click();
    await header.search.fill('milk');
    return onceStill(header.suggestions);
  },
} as const satisfies Readonly<Record<string, OpenPart>>;

/** Opens each part in turn, checks it, and closes it by Escape. */
export const visitParts = async (
  page: Page,
  parts: Readonly<Record<string, OpenPart>>,
  check: (name: string, part: Locator) => Promise<void>,
): Promise<void> => {
  for (const [name, openPart] of Object.entries(parts))
    await test.step(name, async () => {
      const part = await openPart(page);
      await check(name, part);
      await page.keyboard.press('Escape');
      await expect(part).toBeHidden();
    });
};
