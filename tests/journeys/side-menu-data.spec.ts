import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
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

test('odd categories do not hang or break it [MEGA-11] [SLID-1]', async ({ page, preset, allowProblems }) => {
  // Few of these categories have content.
  allowProblems(/404.*\/fragments\//);
  await preset('taxonomy-odd');
  const menu = new SideMenu(page);
  await menu.open(PAGE);
  await menu.push('Groceries');
  let title = 'Groceries';
  for (let level = 2; level < 4; level += 1) {
    const next = menu.dialog.getByRole('list', { name: title }).last().getByRole('button').first();
    title = (await next.textContent()) ?? '';
    await next.click();
    await expect(menu.heading).toHaveText(title);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await menu.back.click();
  await menu.back.click();
  await expect(menu.heading).toHaveText('Groceries');
});

test('axe finds no violation at any level, and nothing is too wide [SHELL-7]', async ({ page, world }) => {
  await world({ who: 'customer' });
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = new SideMenu(page);
  await menu.open(PAGE);
  for (const name of ['', 'Groceries', 'Bakery', 'Bread']) {
    if (name) await menu.push(name);
    const violations = await axeViolations(page, 'dialog');
    expect(violations).toEqual([]);
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
