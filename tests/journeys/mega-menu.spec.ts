import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
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

test('a diagonal move of the mouse to an open column opens no other category [MEGA-3]', async ({ page }) => {
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
    await page.clock.runFor(16);
  }
  await page.clock.runFor(1_000);
  await expect(menu.panel).not.toHaveAttribute('data-switched');

  const bakery = await centre(menu.parent('Bakery'));
  await page.mouse.move(bakery.x, bakery.y);
  await page.clock.runFor(400);
  await expect(menu.parent('Bakery')).toHaveAttribute('aria-expanded', 'true');
});

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

test("without categories 'Groceries' stays a link [MEGA-10]", async ({
  page,
  faults,
  world,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await world({ taxonomy: 'none' });
  await faults([{ call: 'taxonomy', kind: 'status', status: 503 }]);
  const header = new Header(page);
  // Until the request has failed, 'Groceries' is the menu's button.
  const failed = page.waitForResponse((response) => response.status() === 503);
  await header.open('/ecom/recipes');
  await failed;
  const link = header.link('Groceries');
  await expect(link).not.toHaveAttribute('aria-expanded');
  await link.click();
  await expect(page).toHaveURL(GROCERIES);
});

test('the menu of a client-routed page loads with the next press [MEGA-10]', async ({
  page,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await faults([{ call: 'taxonomy', kind: 'status', status: 503 }]);
  const menu = new WideMenu(page);
  const failed = page.waitForResponse(/\/taxonomy\?parent=10051/);
  await menu.header.open(GROCERIES);
  await failed;
  await expect(menu.toggle).toBeHidden();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

  await faults([]);
  await menu.header.link('Groceries').click();
  await expect(menu.toggle).toBeVisible();
  await menu.toggle.click();
  await expect(menu.parent('Bakery')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)).toBe(true);
});

test('items have the icon, label, weight and warning that editors chose [MEGA-1]', async ({ page }) => {
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  await menu.toggle.click();
  const tea = menu.parent('Tea & Coffee Offer');
  await expect(tea.locator('svg path').first()).toBeVisible();
  await expect(tea.getByText('Offer')).toHaveCSS('color', 'rgb(163, 21, 43)');
  await expect(menu.parent('Cheese New').getByText('Cheese')).toHaveCSS('font-weight', '600');
  await expect(menu.parent('Bakery')).toHaveCSS('font-weight', '400');
  await expect(menu.parent('Bakery').locator('svg')).toHaveCount(0);
  const wine = menu.parent('Beer, Wine & Spirits (attention)');
  await expect(wine.locator('svg path').first()).toBeVisible();
});
