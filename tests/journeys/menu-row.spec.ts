import { expect, test } from '../support/fixtures';
import { WideMenu } from '../support/wide-menu';

const GROCERIES = '/ecom/shop/browse/groceries';

test('a row that is too long has arrows, each while something is hidden on its side; a step is 70 % of it [MEGA-6]', async ({
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
  if (!back || !on) throw new Error('two arrows are meant');
  await expect(menu.header.banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
  await expect(on).toHaveCount(0);
  // Names as long as other shops have them, in letters of twice the size.
  await menu.header.banner
    .getByRole('navigation', { name: 'Shop' })
    .evaluate((row) => (row.style.fontSize = '28px'));
  await expect(on).toBeVisible();
  await expect(back).toHaveCount(0);
  const row = on.locator('xpath=ancestor::ul[1]');
  const width = await row.evaluate((list) => list.clientWidth);
  await on.click();
  const most = await row.evaluate((list) => list.scrollWidth - list.clientWidth);
  await expect
    .poll(() => row.evaluate((list) => Math.round(list.scrollLeft)))
    .toBe(Math.min(Math.round(width * 0.7), most));
  await expect(back).toBeVisible();
  while ((await on.count()) > 0) await on.click();
  await back.click();
  await expect(on).toBeVisible();
});
