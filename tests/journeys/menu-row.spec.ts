import { expect, test } from '../support/fixtures';
import { WideMenu } from '../support/wide-menu';

const GROCERIES = '/ecom/shop/browse/groceries';

test('a row that is too long has an arrow on each side where something is hidden; a step is 70 % of the row; the current page is marked [MEGA-6] [NAV-11]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 992, height: 800 });
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  const [back, on] = ['Scroll back', 'Scroll on'].map((name) =>
    menu.header.banner.getByRole('button', { name }),
  );
  if (!back || !on) throw new Error('the row has no arrows');
  await expect(menu.header.banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
  await expect(on).toHaveCount(0);
  // With forced colours, a transparent border would be visible on every link.
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const borderedLinks = () =>
    menu.header.banner
      .getByRole('navigation', { name: 'Shop' })
      .locator('li > :first-child')
      .evaluateAll((all) =>
        all.flatMap((each) => (getComputedStyle(each).borderBottomWidth === '0px' ? [] : each.textContent)),
      );
  await expect.poll(borderedLinks).toEqual(['Groceries']);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  // Names as long as in other shops, at twice the font size.
  await menu.header.banner
    .getByRole('navigation', { name: 'Shop' })
    .evaluate((row) => (row.style.fontSize = '28px'));
  await expect(on).toBeVisible();
  await expect(back).toHaveCount(0);
  const row = menu.header.banner.getByRole('navigation', { name: 'Shop' }).getByRole('list').first();
  const scrolled = () => row.evaluate((list) => Math.round(list.scrollLeft));
  const { step, most } = await row.evaluate((list) => ({
    step: list.clientWidth * 0.7,
    most: list.scrollWidth - list.clientWidth,
  }));
  for (let at = 0; at < most;) {
    at = Math.min(at + step, most);
    await on.click();
    await expect.poll(async () => Math.abs((await scrolled()) - at)).toBeLessThanOrEqual(1);
    await expect(back).toBeVisible();
  }
  await expect(on).toHaveCount(0);
  await back.click();
  await expect(on).toBeVisible();
});

test('the next page of a visit has the season’s button before its menu has loaded, which a press opens [SEAS-1]', async ({
  page,
}) => {
  const menu = new WideMenu(page);
  const season = menu.header.banner.getByRole('button', { name: 'Christmas', exact: true });
  await menu.header.open(GROCERIES);
  await expect(season).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wtr_season'))).toBe('Christmas');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/taxonomy\?|fragments/.test(request.url())) calls.push(request.url());
  });
  await menu.header.open('/ecom/recipes');
  await expect(season).toBeVisible();
  // The page is idle, and nobody has come near.
  await expect(page.locator('link[rel=prefetch][href*="/mega-menu."]').first()).toBeAttached();
  expect(calls).toEqual([]);
  await season.click();
  await expect(
    menu.header.banner.getByRole('group', { name: 'Christmas', exact: true }).getByRole('link').first(),
  ).toBeVisible();
  await expect(season).toBeFocused();
});
