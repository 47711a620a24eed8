import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { shiftsOf, watchShifts } from '../support/shifts';
import { SideMenu } from '../support/side-menu';

const PATH = '/ecom/shop/browse/groceries';
const BAKERY = 'This week in Bakery';

test.use({ viewport: { width: 375, height: 640 } });

/** Records the paths of the fragments that the page requests from now on. */
const watchFragments = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fragments/menu/category/')) paths.push(pathname);
  });
  return paths;
};

test('a level has its content below the items, requested with the press [MEGA-5] [SLID-1]', async ({
  page,
}) => {
  await watchShifts(page);
  const requested = watchFragments(page);
  const menu = new SideMenu(page);
  await menu.open(PATH);
  await menu.push('Groceries');
  expect(requested).toEqual([]);
  let release: () => Promise<void> = () => Promise.resolve();
  await page.route(/fragments\/menu\/category/, (route) => {
    release = () => route.continue();
  });
  await menu.push('Bakery');
  await expect(menu.link('View all Bakery')).toBeVisible();
  const shifts = await shiftsOf(page);
  await release();
  const content = menu.dialog.getByText(BAKERY);
  await content.scrollIntoViewIfNeeded();
  await expect(content).toBeVisible();
  expect(requested).toHaveLength(1);
  const last = menu.dialog.getByRole('list', { name: 'Bakery' }).getByRole('listitem').last();
  const [item, card] = [await last.boundingBox(), await content.boundingBox()];
  expect(item?.y ?? 0).toBeLessThan(card?.y ?? 0);
  expect(await shiftsOf(page)).toEqual(shifts);

  await menu.dialog.getByRole('link', { name: 'See the offers' }).filter({ visible: true }).click();
  await expect(menu.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/offers\/bakery_offers/);
});
