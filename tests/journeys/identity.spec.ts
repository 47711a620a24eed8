import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { expectSpecifiedCalls } from '../support/journal';

const CUSTOMERS_CALLS = ['token', 'shopping-context', 'getTrolley', 'slot-reservations', 'pass-status'];

const { path } = STOREFRONT;

test.describe('identity', () => {
  test(
    'a visitor signs in, returns to the page they came from, and signs out [AUTH-2] [NAV-2]',
    { tag: '@essential' },
    async ({ page, journal }) => {
      const header = new Header(page);
      await header.open(path);
      await header.signIn.click();
      await expect(page).toHaveURL(/\/ecom\/login\?redirect=/);

      const main = page.getByRole('main');
      await main.getByLabel('Email').fill('rowan.ellis@example.com');
      await main.getByLabel('Password').fill('a long password');
      await main.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(path);

      await expect(header.account).toBeVisible();
      await expect(header.signIn).toHaveCount(0);
      await expect(header.trolley).toHaveAccessibleName(/^£\d+\.\d\d, \d+ items, trolley$/);
      await expect(header.link('Favourites')).toBeVisible();
      await expect(header.link('My orders')).toBeVisible();
      await expect.poll(async () => (await journal()).some(({ call }) => call === 'pass-status')).toBe(true);
      expectSpecifiedCalls(await journal(), CUSTOMERS_CALLS);

      await header.account.click();
      await header.link('Sign out').click();
      await header.open(path);
      await expect(header.signIn).toBeVisible();
      await expect(header.account).toHaveCount(0);
    },
  );

  test(
    'an operator returns to the admin application and cannot sign out [AUTH-3] [NAV-9]',
    { tag: '@essential' },
    async ({ page, world, allowProblems }) => {
      // The session ends while the page is still open: requests are refused meanwhile.
      allowProblems(/status of 401/);
      await world({ who: 'operator' });
      const header = new Header(page);
      await header.open(path);
      await expect(header.account).toBeVisible();
      await expect(header.link('Sign out')).toHaveCount(0);
      await header.banner.getByRole('button', { name: 'Return to admin' }).click();
      await expect(page).toHaveURL(/\/admin\/customer\/70012345\/details$/);
    },
  );

  test(
    'keeps the token out of storage, addresses and cookies that scripts can read [AUTH-4] [AUTH-6]',
    { tag: '@essential' },
    async ({ page, world, context }) => {
      await world({ who: 'customer' });
      const header = new Header(page);
      const responded = page.waitForResponse((response) => response.url().includes('/v1/token'));
      await header.open(path);
      const { token } = (await (await responded).json()) as { token: string };
      await expect(header.trolley).toHaveAccessibleName(/£/);

      const stored = await page.evaluate(() =>
        [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href].join(),
      );
      expect(stored).not.toContain(token);
      const cookie = (await context.cookies()).find(({ name }) => name === 'customerId');
      expect(cookie).toMatchObject({ value: '70012345', secure: true });
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(30);
    },
  );
});
