import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

test.describe('the frame', () => {
  test('links to the home page from its logo [NAV-13]', async ({ page }) => {
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.link('Fernleigh home')).toHaveAttribute('href', '/ecom/shop/browse/groceries');
  });

  for (const [width, placeholder] of [
    [767, 'Search groceries...'],
    [768, 'Search...'],
    [1199, 'Search...'],
    [1200, 'Search groceries...'],
  ] as const) {
    test(`has the placeholder '${placeholder}' at ${String(width)} px [SRCH-1] [SHELL-6]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 600 });
      await new Header(page).open(STOREFRONT.path);
      await expect(page.locator('header input[name="searchTerm"]')).toHaveAttribute(
        'placeholder',
        placeholder,
      );
    });
  }

  test('shows visitors Sign in instead of the trolley on a small screen [SHELL-9]', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.link('Sign in')).toBeVisible();
    await expect(header.trolley).toBeHidden();
  });

  test('closes what is open when the overlay is pressed [SHELL-2]', async ({ page, world }) => {
    await world({ who: 'customer' });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    const toggle = page.getByRole('button', { name: 'My account' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(20, 600);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await page.setViewportSize({ width: 375, height: 600 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(370, 300);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});
