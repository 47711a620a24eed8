import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { WideMenu } from '../support/wide-menu';

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
