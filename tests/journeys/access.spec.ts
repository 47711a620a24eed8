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

test('axe finds no violation with suggestions and the account menu open, nor on an Arabic page, which reads right to left', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await header.account.click();
  await expect(header.link('Sign out')).toBeVisible();
  const menu = await header.account.getAttribute('aria-controls');
  // The open panel covers parts of the page, which are then no pointer targets: axe checks the panel only.
  const withMenu = await axeViolations(page, `#${menu ?? ''}`);
  expect(withMenu).toEqual([]);

  await header.search.fill('milk');
  await expect(header.suggestions).toBeVisible();
  const withList = await axeViolations(page, '[role=search]');
  expect(withList).toEqual([]);

  await header.search.press('Tab');
  await expect(header.suggestions).toHaveCount(0);
  await page.evaluate(() => {
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
  });
  await expect(header.banner).toHaveAttribute('lang', 'en-GB');
  const turned = await axeViolations(page, 'header');
  expect(turned).toEqual([]);
});
