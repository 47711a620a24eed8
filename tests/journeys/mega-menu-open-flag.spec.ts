import { expect, test } from '../support/fixtures';
import { centre, WideMenu } from '../support/wide-menu';

test.use({ viewport: { width: 1440, height: 900 } });

test('a mouse over which the menu opens opens no level before the open flag is set, after 150 ms [MEGA-3]', async ({
  page,
}) => {
  await page.clock.install();
  const menu = new WideMenu(page);
  await menu.open('/ecom/shop/browse/groceries');
  await menu.toggle.click();
  await menu.settled();
  const bakery = await centre(menu.parent('Bakery'));
  await page.keyboard.press('Escape');
  await expect(menu.panel).toHaveCount(0);

  await page.mouse.move(bakery.x, bakery.y);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await menu.toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu.parent('Bakery')).toBeVisible();
  await page.mouse.move(bakery.x + 1, bakery.y);
  await page.clock.runFor(145);
  await expect(menu.parent('Bakery')).toHaveAttribute('aria-expanded', 'false');

  await page.clock.runFor(10);
  await page.mouse.move(bakery.x + 2, bakery.y);
  await page.clock.runFor(130);
  await expect(menu.parent('Bakery')).toHaveAttribute('aria-expanded', 'true');
});
