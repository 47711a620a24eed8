import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/support/fixtures';
import { SideMenu } from '../../tests/support/side-menu';
import { WideMenu } from '../../tests/support/wide-menu';

const PAGE = '/ecom/shop/browse/groceries';
const WIDE = [992, 1440] as const;
const SMALL = [320, 768] as const;

const takePicture = async (page: Page, menu: string, width: number) => {
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: `docs/pictures/menu-${menu}-${String(width)}.png`,
    animations: 'disabled',
  });
};

test.beforeEach(async ({ preset }) => {
  await preset('slot-booked');
});

for (const width of WIDE) {
  test(`the mega menu at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    const menu = new WideMenu(page);
    await menu.open(PAGE);
    await menu.toggle.click();
    await expect(menu.panel).toBeVisible();
    await takePicture(page, 'groceries', width);
    await menu.parent('Bakery').click();
    await menu.settled();
    await menu.parent('Bread').click();
    await expect(menu.link('View all Bread')).toBeVisible();
    await takePicture(page, 'groceries-levels', width);
    await page.keyboard.press('Escape');
    await menu.header.banner.getByRole('button', { name: 'Christmas', exact: true }).click();
    await takePicture(page, 'season', width);
    await page.keyboard.press('Escape');
    await menu.header.account.click();
    await takePicture(page, 'account', width);
  });
}

for (const width of SMALL) {
  test(`the side menu at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const menu = new SideMenu(page);
    await menu.open(PAGE);
    await takePicture(page, 'side', width);
    await menu.push('Groceries', 'Bakery');
    await takePicture(page, 'side-level', width);
  });
}
