import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/support/fixtures';
import { STOREFRONT } from '../../tests/support/header';
import { SideMenu } from '../../tests/support/side-menu';
import { WideMenu } from '../../tests/support/wide-menu';
import { takePicture } from './picture';

const takeLoadedPicture = async (page: Page, menu: string) => {
  await page.waitForLoadState('networkidle');
  await takePicture(page, `menu-${menu}`);
};

test.beforeEach(async ({ preset }) => {
  await preset('slot-booked');
});

for (const width of [992, 1440]) {
  test(`the mega menu at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    const menu = new WideMenu(page);
    await menu.open(STOREFRONT.path);
    await menu.toggle.click();
    await expect(menu.panel).toBeVisible();
    await takeLoadedPicture(page, 'groceries');
    await menu.parent('Bakery').click();
    await menu.settled();
    await menu.parent('Bread').click();
    await expect(menu.link('View all Bread')).toBeVisible();
    await takeLoadedPicture(page, 'groceries-levels');
    await page.keyboard.press('Escape');
    await menu.header.banner.getByRole('button', { name: 'Christmas', exact: true }).click();
    await takeLoadedPicture(page, 'season');
    await page.keyboard.press('Escape');
    await menu.header.account.click();
    await takeLoadedPicture(page, 'account');
  });
}

for (const width of [320, 768]) {
  test(`the side menu at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const menu = new SideMenu(page);
    await menu.open(STOREFRONT.path);
    await takeLoadedPicture(page, 'side');
    await menu.push('Groceries', 'Bakery');
    await takeLoadedPicture(page, 'side-level');
  });
}
