import { expect, test } from '../support/fixtures';
import { Header, signIn, STOREFRONT } from '../support/header';
import { expectCalls } from '../support/journal';

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

      await signIn(page);
      await expect(page).toHaveURL(path);

      await expect(header.account).toBeVisible();
      await expect(header.signIn).toHaveCount(0);
      await expect(header.trolley).toHaveAccessibleName(/^£\d+\.\d\d, \d+ items, trolley$/);
      await expect(header.link('Favourites')).toBeVisible();
      await expect(header.link('My orders')).toBeVisible();
      await expect.poll(async () => (await journal()).some(({ call }) => call === 'pass-status')).toBe(true);
      expectCalls(await journal(), CUSTOMERS_CALLS);

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
});

const REGISTRATION = { prompt: 'login', screen_hint: 'signup' };

test(
  'Register goes to the authorization service and returns to /ecom/auth-success [NAV-3]',
  { tag: '@essential' },
  async ({ page, preset, journal, demo }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await preset('visitor');
    const header = new Header(page);
    await header.open('/ecom/shop/browse/groceries');
    const requested = page.waitForRequest((request) => request.url().includes('/token/auth'));
    await header.link('Register').click();
    const { origin, pathname, searchParams } = new URL((await requested).url());
    expect(origin + pathname).toBe(`${demo.origin}/token/auth`);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...REGISTRATION,
      redirect_uri: `${demo.origin}/ecom/auth-success`,
    });
    await expect(page).toHaveURL(/\/ecom\/register/);
    for (const [name, value] of [
      ['First name', 'Rowan'],
      ['Last name', 'Ash'],
      ['Email address', 'rowan@example.com'],
      ['Password', 'a long password'],
      ['Postcode', 'GU1 1AA'],
    ] as const) {
      await page.getByLabel(name).fill(value);
    }
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(`${demo.origin}/ecom/auth-success`);
    await header.ready();
    await expect(header.link('Register')).toHaveCount(0);
    const sent = (await journal()).filter(({ call }) => call === 'authorize');
    expect(sent).toMatchObject([{ method: 'GET', path: '/token/auth', query: REGISTRATION }]);
  },
);

test('Sign in leads back to a page that the host opened by pushState, also without the Navigation API [NAV-2]', async ({
  page,
  preset,
}) => {
  await preset('visitor');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.signIn).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/ecom/lists');
  });
  await header.signIn.click();
  await page.waitForURL((url) => url.searchParams.get('redirect') === '/ecom/lists');
});
