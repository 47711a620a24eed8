import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { moveMouseOnto } from '../support/mouse';
import { centre, isLocked, WideMenu } from '../support/wide-menu';

const GROCERIES = '/ecom/shop/browse/groceries';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the mega-menu', () => {
  test(
    'opens level by level with the keyboard, and focus returns to its button [MEGA-2] [MEGA-3] [MEGA-5]',
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

  test('has link cards and the seasonal panel at each level, which one key opens and enters [MEGA-1] [MEGA-3]', async ({
    page,
    preset,
    world,
  }) => {
    await preset('customer');
    await world({ season: 'christmas' });
    const menu = new WideMenu(page);
    await menu.open(STOREFRONT.path);
    await menu.toggle.click();
    for (const [level, [card, letters, name]] of [
      ['Baked this morning', 'bak', 'Bakery'],
      ['This week in Bakery', 'bre', 'Bread'],
      ['This week in Bread', '', ''],
    ].entries()) {
      await expect(menu.panel.getByText(card ?? '')).toBeVisible();
      await expect(menu.panel.getByRole('heading', { name: 'Christmas', exact: true })).toBeVisible();
      if (!name) return;
      if (level === 0) await page.keyboard.press('ArrowDown');
      await page.keyboard.type(letters ?? '');
      await expect(menu.parent(name)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(menu.link(`View all ${name}`)).toBeFocused();
    }
  });

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
    await moveMouseOnto(menu.toggle);
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

test(
  'menus and pages have the season of the shop’s clock, and no other [SEAS-1] [HOST-2]',
  { tag: '@essential' },
  async ({ page, world }) => {
    await world({ season: null, clock: '2026-07-10T10:00:00Z' });
    const menu = new WideMenu(page);
    const { banner } = menu.header;
    const main = page.getByRole('main');
    await menu.open(STOREFRONT.path);
    await banner.getByRole('button', { name: 'Summer', exact: true }).click();
    const panel = banner.getByRole('group', { name: 'Summer', exact: true });
    await expect(panel.getByRole('heading', { name: 'Eat outside' })).toBeVisible();
    await expect(panel.getByText('Order platters two days before you collect them.')).toBeVisible();
    await expect(page.getByText('Christmas')).toHaveCount(0);
    await panel.getByRole('link', { name: 'Summer food' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
    await expect(main.getByRole('list').getByRole('listitem').first()).toBeVisible();

    await page.goto('/ecom/shop/browse/groceries/christmas');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This range is not on sale now');
    await main.getByRole('link', { name: 'See our Summer range' }).click();
    await expect(page).toHaveURL('/ecom/shop/browse/groceries/summer');
  },
);

const CARDS = [
  ['Cellar', 'Wine by the case'],
  ['Garden', 'Plants and flowers'],
  ['Dish delivery', 'Cooked dishes, ready to share'],
] as const;

test('each sister shop has its label, its description and its own picture, which loads [MEGA-8]', async ({
  page,
}) => {
  const menu = new WideMenu(page);
  await menu.open('/ecom/shop/browse/groceries');
  await menu.toggle.click();
  const sources: string[] = [];
  for (const [label, description] of CARDS) {
    const card = menu.panel.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    const picture = card.locator('[data-shop]');
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height].every((side) => side >= 40)).toBe(true);
    const source = await picture.evaluate((element) => {
      const { backgroundImage, maskImage } = getComputedStyle(element);
      return /url\("(.+)"\)/.exec(backgroundImage + maskImage)?.[1] ?? '';
    });
    const decoded = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, source);
    expect(decoded, `picture of ${label}`).toBeGreaterThan(0);
    sources.push(source);
  }
  expect(new Set(sources).size).toBe(CARDS.length);
});
