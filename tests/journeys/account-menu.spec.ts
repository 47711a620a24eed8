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

  test('links to the page of the configured loyalty programme [NAV-4]', async ({ page }) => {
    const header = new Header(page);
    await header.open('/ecom/recipes');
    await header.account.click();
    await header.link('Fernleigh Rewards').click();
    await expect(page).toHaveURL('/ecom/my-fernleigh-rewards');
  });
});
