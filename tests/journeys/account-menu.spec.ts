import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

test.describe('the account menu', () => {
  test.beforeEach(async ({ world }) => {
    await world({ who: 'customer' });
  });

  test(
    'opens with the keyboard, Tab moves through its links, and Escape returns focus to its button [ACCT-1]',
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await header.account.press('Enter');
      await expect(header.account).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(header.link('Account overview')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(header.account).toBeFocused();
      await expect(header.account).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('html')).not.toHaveAttribute('style', /overflow/);
    },
  );

  test('closes when the page is pressed, and unlocks page scrolling [ACCT-1] [SHELL-2] [SHELL-5]', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await header.account.click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.mouse.click(300, 600);
    await expect(header.account).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html')).not.toHaveAttribute('style', /overflow/);
  });
});
