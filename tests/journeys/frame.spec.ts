import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

test('the bar links to the home page from its logo, and has the longer placeholder where there is room [NAV-13] [SRCH-1] [SHELL-6]', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.link('Fernleigh home')).toHaveAttribute('href', '/ecom/shop/browse/groceries');
  const field = page.locator('header input[name="searchTerm"]');
  for (const [width, placeholder] of [
    [767, 'Search groceries...'],
    [768, 'Search...'],
    [1199, 'Search...'],
    [1200, 'Search groceries...'],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await expect(field).toHaveAttribute('placeholder', placeholder);
  }
});

test('only the shop’s name is printed of the header [SHELL-6]', async ({ page, preset }) => {
  await preset('amending');
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await expect(page.getByRole('button', { name: 'Discard amends' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(header.link('Fernleigh home')).toBeVisible();
  await expect(header.banner.getByRole('button')).toHaveCount(0);
  await expect(header.banner.getByRole('link')).toHaveCount(1);
  await expect(header.search).toBeHidden();
});

test('a transition of the page shows the header as a part of its own [SHELL-3]', async ({ page }) => {
  const header = new Header(page);
  await header.open('/ecom/recipes');
  const parts = await page.evaluate(async () => {
    const transition = document.startViewTransition(() => undefined);
    await transition.ready;
    return document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
  });
  expect(parts).toContain('::view-transition-group(shop-header)');
});
