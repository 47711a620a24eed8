import { expect, test } from '../support/fixtures';
import { Header, SHELLS, STOREFRONT } from '../support/header';

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

  test(
    'shows who is signed in, their points and their next order, without a request for it, in every shell [ACCT-1]',
    { tag: '@essential' },
    async ({ page, world, journal }) => {
      await world({ clock: '2026-05-04T12:00:00Z', features: { accountDetails: true } });
      const header = new Header(page);
      const orderRequests = async () => (await journal()).filter(({ path }) => path.includes('order')).length;
      for (const { path } of SHELLS) {
        await header.open(path);
        await expect(header.trolley).toHaveAccessibleName(/£/);
        await header.account.hover();
        const before = await orderRequests();
        await header.account.click();
        await expect(header.banner.getByText('Rowan Ellis', { exact: true })).toBeVisible();
        await expect(header.banner.getByText('1,240 points', { exact: true })).toBeVisible();
        await expect(header.link(/^Your next delivery /)).toBeVisible();
        expect(await orderRequests()).toBe(before);
      }
      const address = await header.link(/^Your next delivery /).getAttribute('href');
      await header.link(/^Your next delivery /).click();
      await expect(page).toHaveURL(address ?? '');
      await expect(page.getByRole('main')).toContainText(address?.split('/').at(-1) ?? '');
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
