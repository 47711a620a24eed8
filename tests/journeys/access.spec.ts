import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

for (const who of ['visitor', 'customer', 'operator'] as const)
  test(
    `axe finds no violation as ${who} at any width [SHELL-7]`,
    { tag: who === 'customer' ? '@essential' : [] },
    async ({ page, world }) => {
      await world({ who });
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      if (who !== 'visitor') await expect(header.trolley).toHaveAccessibleName(/£/);
      for (const width of [320, 768, 992, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await axeViolations(page), `${String(width)} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `no horizontal scrolling at ${String(width)} px`).toBeLessThanOrEqual(0);
      }
    },
  );

test('axe finds no violation on an Arabic page, in which the header declares its own language [SHELL-7]', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await page.evaluate(() => {
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
  });
  await expect(header.banner).toHaveAttribute('lang', 'en-GB');
  expect(await axeViolations(page, 'header')).toEqual([]);
});
