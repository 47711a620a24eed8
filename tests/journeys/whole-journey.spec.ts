import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { SideMenu } from '../support/side-menu';
import { WideMenu } from '../support/wide-menu';

/** How a shopper uses a control. */
type Use = (control: Locator) => Promise<void>;

/** More presses of Tab than any control of these pages needs. */
const MAX_TABS = 80;

/** Moves the focus to a control by Tab only, and presses Enter. */
const byKeyboard =
  (page: Page): Use =>
  async (control) => {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  };

const byTouch: Use = (control) => control.tap();

/** Signs in, opens an aisle by `browse`, adds a product that a search has found, and books a slot. */
const shop = async (page: Page, use: Use, browse: (header: Header) => Promise<void>) => {
  const header = new Header(page);
  const main = page.getByRole('main');
  const onPage = async (url: RegExp) => {
    await expect(page).toHaveURL(url);
    await header.ready();
  };
  await header.open(STOREFRONT.path);
  await use(header.signIn);
  await onPage(/\/ecom\/login/);
  await main.getByLabel('Email').focus();
  await page.keyboard.type('shopper@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a long password');
  await page.keyboard.press('Enter');
  await onPage(/\/ecom\/shop\/browse\/groceries$/);

  await expect(header.trolley).toHaveAccessibleName(/£/);
  await browse(header);
  await onPage(/\/ecom\/shop\/browse\/groceries\/bakery/);

  if (await header.searchTrigger.isVisible()) await use(header.searchTrigger);
  else await header.search.focus();
  await expect(header.search).toBeFocused();
  await page.keyboard.type('milk');
  await expect(header.suggestions).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await onPage(/\/ecom\/shop\/search\?searchTerm=/);
  const before = await header.trolley.getAttribute('aria-label');
  await use(main.getByRole('button', { name: /^Add/ }).first());
  await expect(header.trolley).not.toHaveAttribute('aria-label', before ?? '');

  await use(header.banner.getByRole('link', { name: 'Book a slot' }));
  await onPage(/\/ecom\/serviceselection/);
  await use(main.getByRole('link', { name: 'See times' }).first());
  await onPage(/\/ecom\/bookslot\/delivery/);
  await use(main.getByRole('button', { name: /£/ }).first());
  await expect(header.slot).toHaveAccessibleName(/Delivery/);
};

/** Goes from the trolley to a placed order. */
const checkOut = async (page: Page, use: Use, header: Header, openTrolley: () => Promise<Locator>) => {
  await use(await openTrolley());
  await expect(page).toHaveURL('/ecom/beforeYouGo');
  await header.ready();
  await use(await openTrolley());
  await expect(page).toHaveURL('/ecom/checkout');
  await use(page.getByRole('main').getByRole('button', { name: 'Place order' }));
  await expect(page).toHaveURL(/\/ecom\/order-confirmation/);
};

test.describe('by keyboard at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'a visitor signs in, opens an aisle, searches, books a slot and places an order [SHELL-6] [MEGA-1] [SRCH-9] [CHK-1]',
    { tag: '@essential' },
    async ({ page, preset, world }) => {
      test.setTimeout(60_000);
      await preset('customer');
      await world({ who: 'visitor' });
      const use = byKeyboard(page);
      const menu = new WideMenu(page);
      await shop(page, use, async () => {
        await use(menu.toggle);
        await expect(menu.parent('Bakery')).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('b');
        await expect(menu.parent('Bakery')).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      });
      await checkOut(page, use, menu.header, () => Promise.resolve(menu.header.link('Checkout').last()));
    },
  );
});

test.describe('by touch at 375 px', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test(
    'a visitor signs in, opens an aisle, searches, books a slot and places an order [SHELL-9] [SLID-1] [SRCH-9] [CHK-1]',
    { tag: '@essential' },
    async ({ page, preset, world }) => {
      test.setTimeout(60_000);
      await preset('customer');
      await world({ who: 'visitor' });
      const menu = new SideMenu(page);
      await shop(page, byTouch, async () => {
        await menu.trigger.tap();
        for (const name of ['Groceries', 'Bakery']) {
          await menu.category(name).tap();
          await expect(menu.dialog).toHaveAccessibleName(name);
          await menu.settled();
        }
        // By name: the first link may be one of the level that is leaving.
        await menu.link('View all Bakery').tap();
      });
      await checkOut(page, byTouch, menu.header, async () => {
        await menu.header.trolley.tap();
        return page.getByRole('dialog').getByRole('link', { name: 'Checkout' });
      });
    },
  );
});
