import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { SideMenu } from '../support/side-menu';

test.use({ viewport: { width: 375, height: 640 } });

test.describe('the side menu', () => {
  test(
    'opens a level for each category, down to the fourth, and links to their pages [SLID-1] [MEGA-1] [MEGA-3]',
    { tag: '@essential' },
    async ({ page }) => {
      const menu = new SideMenu(page);
      await menu.open(STOREFRONT.path);
      await menu.push('Groceries');
      await expect(menu.link('View all Groceries')).toHaveAttribute('href', '/ecom/shop/browse/groceries');
      await expect(menu.link('OFFERS')).toHaveAttribute('href', '/ecom/shop/browse/offers/groceries_offers');
      await menu.push('Bakery');
      await expect(menu.link('Bakery OFFERS')).toBeVisible();
      await menu.push('Bread');
      await expect(menu.link('View all Bread')).toBeVisible();
      await expect(menu.link(/OFFERS$/)).toHaveCount(0);
      await expect(menu.dialog.getByRole('button')).toHaveText(['', '']);
      await menu.link('View all Bread').click();
      await expect(page).toHaveURL('/ecom/shop/browse/groceries/bakery/bread');
      await expect(menu.dialog).toHaveCount(0);
    },
  );

  test(
    'moves focus with the keyboard: to the heading of a new level, and with Back to the item [SLID-1]',
    { tag: '@essential' },
    async ({ page }) => {
      const menu = new SideMenu(page);
      await menu.open(STOREFRONT.path);
      await menu.category('Groceries').press('Enter');
      await expect(menu.heading).toBeFocused();
      await expect(menu.heading).toHaveText('Groceries');
      // The panel below it becomes inert after the next paint.
      await expect(menu.dialog.locator('[inert]')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(menu.close).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.link('View all Groceries')).toBeFocused();
      await menu.category('Bakery').press('Space');
      await expect(menu.heading).toHaveText('Bakery');
      await expect(menu.heading).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(menu.back).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu.category('Bakery')).toBeFocused();
      await menu.back.press('Enter');
      await expect(menu.category('Groceries')).toBeFocused();
      await expect(menu.back).toHaveCount(0);
      await expect(menu.dialog).toHaveAccessibleName('Menu');
    },
  );

  test('closes by Close, Escape and the overlay at any level, opens at the first level again, and the page scrolls in between [SLID-1] [SHELL-2] [SHELL-5]', async ({
    page,
  }) => {
    const menu = new SideMenu(page);
    await menu.open(STOREFRONT.path);
    const root = page.locator('html');
    for (const closeMenu of [
      () => menu.close.click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(365, 300),
    ]) {
      await expect(root).toHaveCSS('overflow', 'hidden');
      await menu.push('Groceries', 'Bakery');
      await closeMenu();
      await expect(menu.dialog).toHaveCount(0);
      await expect(menu.trigger).toBeFocused();
      await expect(root).not.toHaveAttribute('style', /overflow/);
      await menu.trigger.click();
      await expect(menu.dialog).toHaveAccessibleName('Menu');
      await expect(menu.category('Groceries')).toBeVisible();
    }
  });
});

test('each level scrolls by itself and keeps its position below the next one [SLID-1]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 });
  const menu = new SideMenu(page);
  await menu.open('/ecom/shop/browse/groceries');
  await menu.push('Groceries');
  const last = menu.dialog.getByRole('list', { name: 'Groceries' }).getByRole('button').last();
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  const before = (await last.boundingBox())?.y;
  await menu.push(name);
  await expect(menu.link(`View all ${name}`)).toBeInViewport();
  await menu.back.click();
  await menu.settled();
  await expect(last).toBeFocused();
  expect((await last.boundingBox())?.y).toBe(before);
});

test('no level slides with reduced motion [SLID-1]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const menu = new SideMenu(page);
  await menu.open('/ecom/shop/browse/groceries');
  const moving = () =>
    menu.dialog.evaluate((dialog) => dialog.getAnimations({ subtree: true }).map((each) => each.id));
  expect(await moving()).toEqual([]);
  await menu.category('Groceries').click();
  expect(await moving()).toEqual([]);
  await menu.back.click();
  expect(await moving()).toEqual([]);
  await expect(menu.category('Groceries')).toBeFocused();
  await expect(menu.link('OFFERS')).toBeHidden();
});

test('a client-side navigation removes the open menu [SLID-1]', async ({ page }) => {
  const menu = new SideMenu(page);
  await menu.open('/ecom/shop/browse/groceries');
  await page.evaluate(() => {
    history.pushState(null, '', '?page=2');
  });
  await expect(menu.dialog).toHaveCount(0);
});
