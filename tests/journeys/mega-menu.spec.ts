import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { headerCalls } from '../support/journal';
import { centre, isLocked, WideMenu } from '../support/wide-menu';

const GROCERIES = '/ecom/shop/browse/groceries';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the mega-menu', () => {
  test(
    'opens level by level with the keyboard, and focus returns to its button [MEGA-3] [MEGA-5]',
    { tag: '@essential' },
    async ({ page }) => {
      const menu = new WideMenu(page);
      await menu.open(STOREFRONT.path);
      await expect(menu.item('Fruit & Vegetables')).toBeAttached();
      await menu.toggle.focus();
      await page.keyboard.press('Space');
      await expect(menu.toggle).toHaveAttribute('aria-expanded', 'true');
      expect(await isLocked(page)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(menu.link('View all Groceries')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.link('OFFERS')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.parent('Fruit & Vegetables')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu.parent('Fruit & Vegetables')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(menu.link('View all Fruit & Vegetables')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.link('Fruit & Vegetables OFFERS')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(menu.link('View all Fruit')).toBeVisible();
      await expect(menu.link('Fruit OFFERS')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu.panel).toHaveCount(0);
      await expect(menu.toggle).toBeFocused();
      expect(await isLocked(page)).toBe(false);
    },
  );

  test('is rendered but hidden while it is closed, and opens at the first level [MEGA-3]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    const menu = new WideMenu(page);
    await menu.open(STOREFRONT.path);
    const items = menu.header.banner.locator('[data-level="0"]');
    await expect(items.first()).toBeAttached();
    await expect(items.first()).toBeHidden();
    await menu.toggle.focus();
    await page.keyboard.press('Tab');
    await expect(menu.toggle).not.toBeFocused();
    await expect(menu.panel.locator(':focus')).toHaveCount(0);

    await menu.toggle.click();
    await menu.parent('Fruit & Vegetables').click();
    await expect(menu.link('View all Fruit & Vegetables')).toBeVisible();
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.first()).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu.panel).toHaveCount(0);
    await menu.toggle.click();
    await expect(items.first()).toBeInViewport();
    await expect(menu.parent('Fruit & Vegetables')).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.link('View all Fruit & Vegetables')).toHaveCount(0);
  });

  test(
    'closes when the overlay is pressed, and when focus moves behind it [SHELL-2] [SHELL-5]',
    { tag: '@essential' },
    async ({ page }) => {
      const menu = new WideMenu(page);
      await menu.open(STOREFRONT.path);
      await menu.toggle.click();
      await expect(menu.panel).toBeVisible();
      await page.mouse.click(700, 860);
      await expect(menu.panel).toHaveCount(0);
      await menu.toggle.press('Enter');
      await expect(menu.panel).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(menu.panel).toHaveCount(0);
      expect(await isLocked(page)).toBe(false);
    },
  );

  test(
    'navigates to the address of a link, and then closes [NAV-6] [NAV-7] [NAV-14]',
    { tag: '@essential' },
    async ({ page }) => {
      const menu = new WideMenu(page);
      await menu.open(STOREFRONT.path);
      await menu.toggle.click();
      await menu.parent('Bakery').click();
      await expect(menu.link('Bakery OFFERS')).toHaveAttribute(
        'href',
        /\/offers\/bakery_offers\?categoryId=\d+$/,
      );
      await expect(menu.link('OFFERS')).toHaveAttribute('href', /\/offers\/groceries_offers$/);
      await menu.link('View all Bakery').click();
      await expect(page).toHaveURL(`${GROCERIES}/bakery`);
      await expect(menu.panel).toHaveCount(0);
    },
  );
});

test('its first link is rendered before the items, and keeps focus when they load [MEGA-3] [MEGA-5]', async ({
  page,
  preset,
}) => {
  // The tree is too large for the page to preload.
  await preset('taxonomy-hundred-thousand');
  let release: (() => void) | undefined;
  const blocked = new Promise<void>((done) => (release = done));
  await page.route('**/taxonomy?*', async (route) => {
    await blocked;
    await route.continue();
  });
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  await menu.toggle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(menu.link('View all Groceries')).toBeFocused();
  await expect(menu.link('OFFERS')).toHaveCount(0);
  release?.();
  await expect(menu.link('OFFERS')).toBeVisible();
  await expect(menu.link('View all Groceries')).toBeFocused();
});

test(
  'opens when the mouse rests on the button, stays open after a click, and closes at the next or when the mouse leaves [MEGA-3]',
  { tag: '@essential' },
  async ({ page }) => {
    const menu = new WideMenu(page);
    await menu.open(GROCERIES);
    const at = await centre(menu.toggle);
    await page.mouse.move(at.x, at.y);
    await expect(menu.panel).toBeVisible();
    await page.mouse.move(at.x + 300, at.y - 100);
    await expect(menu.panel).toHaveCount(0);

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(at.x, at.y);
    await page.clock.runFor(130);
    await expect(menu.panel).toBeVisible();
    await page.clock.runFor(900);
    await page.mouse.down();
    await page.mouse.up();
    await page.clock.runFor(1_000);
    await expect(menu.panel).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(menu.panel).toHaveCount(0);
  },
);

test('a mouse that slides on to the season opens it in place of the groceries; a still mouse opens nothing [MEGA-3] [SEAS-1]', async ({
  page,
}) => {
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  const at = await centre(menu.toggle);
  const season = await centre(menu.header.banner.getByRole('button', { name: 'Christmas', exact: true }));
  // The page is scrolled until the button is under the mouse.
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.mouse.move(at.x, at.y);
  await expect(menu.header.banner).toHaveAttribute('data-compact', 'true');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => menu.toggle.evaluate((toggle) => toggle.matches(':hover'))).toBe(true);
  await page.clock.runFor(1_000);
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false');

  await page.mouse.move(at.x + 1, at.y);
  await page.clock.runFor(150);
  await expect(menu.panel).toBeVisible();
  await page.mouse.move(season.x, season.y, { steps: 3 });
  await page.clock.runFor(150);
  await expect(menu.panel).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(menu.header.banner.getByRole('group', { name: 'Christmas', exact: true })).toBeVisible();
});

for (const [pace, pause] of [
  ['slow', 60],
  ['usual', 16],
  ['fast', 2],
] as const) {
  test(`a ${pace} diagonal move of the mouse to an open column opens no other category [MEGA-3]`, async ({
    page,
  }) => {
    await page.clock.install();
    const menu = new WideMenu(page);
    await menu.open(GROCERIES);
    await menu.toggle.click();
    await menu.parent('Fruit & Vegetables').click();
    await menu.settled();
    const from = await centre(menu.parent('Fruit & Vegetables'));
    const to = await centre(menu.parent('Salads & Herbs'));
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await menu.panel.evaluate((panel) => {
      new MutationObserver(() => (panel.dataset['switched'] = 'true')).observe(panel, {
        subtree: true,
        attributeFilter: ['aria-expanded'],
      });
    });
    for (let step = 0; step <= 30; step += 1) {
      await page.mouse.move(from.x + ((to.x - from.x - 80) * step) / 30, from.y + 10 * step);
      await page.clock.runFor(pause);
    }
    await page.clock.runFor(1_000);
    await expect(menu.panel).not.toHaveAttribute('data-switched');

    const bakery = await centre(menu.parent('Bakery'));
    await page.mouse.move(bakery.x, bakery.y);
    await page.clock.runFor(400);
    await expect(menu.parent('Bakery')).toHaveAttribute('aria-expanded', 'true');
  });
}

test(
  'the season is the last button of the row, opens, and closes by Escape and by a press outside [SEAS-1]',
  { tag: '@essential' },
  async ({ page }) => {
    const menu = new WideMenu(page);
    await menu.open(GROCERIES);
    const season = menu.header.banner.getByRole('button', { name: 'Christmas', exact: true });
    await season.click();
    const panel = menu.header.banner.getByRole('group', { name: 'Christmas', exact: true });
    await expect(panel.getByRole('heading', { name: 'Christmas begins here' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(season).toBeFocused();
    await season.click();
    await expect(panel).toBeVisible();
    await menu.toggle.click();
    await expect(panel).toHaveCount(0);
    await expect(menu.panel).toBeVisible();
  },
);

test('sister shops open in new tabs, and customers can sign out [MEGA-7] [MEGA-8]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  await menu.toggle.click();
  for (const name of ['Cellar', 'Garden', 'Dish delivery']) {
    const card = menu.panel.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(card).toHaveAttribute('target', '_blank');
    await expect(card).toHaveAttribute('href', /utm_campaign=/);
  }
  await expect(menu.link('Sign out')).toHaveAttribute('href', '/ecom/log-out');
});

test('adverts are requested with the feature, with consent and at the second level only [MEGA-9] [AUTH-8]', async ({
  page,
  context,
  world,
  journal,
  demo,
}) => {
  await world({ who: 'visitor', features: { adTechMenuBanners: true } });
  const consent = ['wtr_cookie_consent', 'wtr_cookies_advertising', 'wtr-uuid'];
  await context.addCookies(consent.map((name) => ({ name, value: '1', url: demo.origin })));
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  await menu.toggle.click();
  await menu.parent('Bakery').click();
  await expect(menu.panel.getByRole('complementary')).toBeVisible();
  const requests = headerCalls(await journal()).filter(({ call }) => call === 'banners');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toMatchObject({ type: 'mega-menu', categories: ['ecom/groceries/bakery'] });
  expect(requests[0]?.headers).toMatchObject({ 'wtr-uuid': '1' });
});
