import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

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
