import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

test.describe('the frame', () => {
  test('links to the home page from its logo, and has the longer placeholder where there is room [NAV-13] [SRCH-1] [SHELL-6]', async ({
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

  test('shows visitors Sign in instead of the trolley on a small screen [SHELL-9]', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.link('Sign in')).toBeVisible();
    await expect(header.trolley).toBeHidden();
  });
});
