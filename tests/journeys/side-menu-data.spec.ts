import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { shiftsOf, watchShifts } from '../support/shifts';
import { SideMenu } from '../support/side-menu';

const PAGE = '/ecom/shop/browse/groceries';

test.use({ viewport: { width: 375, height: 640 } });

test('a level that fails to load shows that, links to its page, and loads on a retry [SLID-1] [MEGA-10]', async ({
  page,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  const menu = new SideMenu(page);
  await menu.open(PAGE);
  await faults([{ call: 'taxonomy', kind: 'status' }]);
  await menu.push('Entertaining');
  await expect(menu.dialog.getByText('Sorry, Entertaining could not be loaded.')).toBeVisible();
  await expect(menu.link('View all Entertaining')).toHaveAttribute('href', '/ecom/shop/browse/entertaining');
  await faults([]);
  await menu.category('Try again').click();
  await expect(menu.dialog.getByRole('listitem').filter({ visible: true })).not.toHaveCount(1);
  await expect(menu.category('Try again')).toHaveCount(0);
});

test("editors' content for the season has its own panel [SEAS-1] [CONT-10]", async ({ page }) => {
  const menu = new SideMenu(page);
  await menu.open(PAGE);
  const links = menu.dialog.getByRole('list', { name: 'Shop' });
  const season = links.getByRole('button').nth(-2);
  await expect(season).not.toHaveText('Entertaining');
  const title = await season.innerText();
  await menu.push(title);
  await expect(menu.dialog.getByRole('link').first()).toBeVisible();
  await menu.back.click();
  await expect(season).toBeFocused();
});

test('axe finds no violation at any level, and nothing is too wide [SHELL-7]', async ({ page, world }) => {
  await world({ who: 'customer' });
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = new SideMenu(page);
  await menu.open(PAGE);
  for (const name of ['', 'Groceries', 'Bakery', 'Bread']) {
    if (name) await menu.push(name);
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    expect(await menu.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  }
});

test('a horizontal swipe goes back and closes; a vertical one does neither [SLID-1]', async ({ page }) => {
  const touch = await page.context().newCDPSession(page);
  const sweep = async (from: readonly [number, number], to: readonly [number, number]) => {
    const points = (share: number) => [
      { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const menu = new SideMenu(page);
  await menu.open(PAGE);
  await menu.push('Groceries');
  await sweep([100, 550], [110, 250]);
  await expect(menu.heading).toHaveText('Groceries');
  await expect(menu.link('View all Groceries')).not.toBeInViewport();
  await sweep([60, 300], [220, 310]);
  await expect(menu.heading).toHaveText('Menu');
  await expect(menu.category('Groceries')).toBeFocused();
  await sweep([260, 300], [60, 310]);
  await expect(menu.dialog).toHaveCount(0);
});

const PATH = '/ecom/shop/browse/groceries';
const BAKERY = 'This week in Bakery';

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
