import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { HOST_CONFIG, SIGNED_IN_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';

/** A session adapter that requests the token itself, and notifies its listeners of changes. */
const hostSession = (address: string): void => {
  const load = async () => {
    const response = await fetch(address);
    if (response.status === 401) return { kind: 'signed-out' };
    return { kind: 'signed-in', ...((await response.json()) as object) };
  };
  const subscribe = (listener: () => void) => {
    document.addEventListener('host-session', listener);
    return () => {
      document.removeEventListener('host-session', listener);
    };
  };
  Object.assign(document, { hostAdapters: { session: { load, subscribe } } });
};

test("the signed-in user follows the host's own session within one page, and so does the delivery pass [FED-3] [PASS-2] [AUTH-2]", async ({
  page,
  world,
  journal,
  allowProblems,
}) => {
  allowProblems(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await world({ who: 'customer', pass: 'ACTIVE' });
  await page.addInitScript(hostSession, `${SIGNED_IN_CONFIG.services.token.replace(/\/$/, '')}/v1/token`);
  const header = new Header(page);
  await header.open(await servePlainHost(page, { config: SIGNED_IN_CONFIG }));
  const pass = header.link('Delivery Pass');
  const change = async (patch: Parameters<typeof world>[0]) => {
    await world(patch);
    await page.evaluate(() => document.dispatchEvent(new Event('host-session')));
  };
  await expect(pass).toHaveAttribute('href', '/ecom/myaccount/delivery-pass');

  await change({ customerId: '70099999', pass: 'AVAILABLE' });
  await expect(pass).toHaveAttribute('href', '/ecom/delivery-pass');
  await change({ who: 'visitor' });
  await expect(header.signIn).toBeVisible();
  await expect(pass).toHaveCount(0);
  await change({ who: 'customer', customerId: '70012345', pass: 'ACTIVE' });
  await expect(pass).toHaveAttribute('href', '/ecom/myaccount/delivery-pass');

  const requests = (await journal()).filter(({ call }) => call === 'pass-status');
  expect(requests.map(({ headers }) => headers['customer-id'])).toEqual(['70012345', '70099999', '70012345']);
});

const THROWING = () => {
  const fail = () => {
    throw new Error('host: adapter');
  };
  const failing = { navigation: { navigate: fail }, analytics: { push: fail }, monitor: { report: fail } };
  Object.assign(document, { hostAdapters: failing });
};

test('a header whose links navigate is shown although the host’s adapters throw [FED-3] [NAV-14]', async ({
  page,
  context,
  demo,
  preset,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await preset('slot-booked');
  const names = ['wtr_cookie_consent', 'wtr_cookies_advertising', 'wtr_cookies_analytics'];
  await context.addCookies(names.map((name) => ({ name, value: 'true', url: demo.origin })));
  await page.addInitScript(THROWING);
  const header = new Header(page);
  const config = { ...HOST_CONFIG, session: { hasTokenSession: true } };
  await header.open(await servePlainHost(page, { config }));
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await header.banner.getByRole('button', { name: 'Groceries', exact: true }).click();
  await page.keyboard.press('Escape');
  await header.link('Offers').click();
  await page.waitForURL('**/ecom/shop/browse/offers');
  await page.goBack();
  await header.ready();
  await header.search.fill('milk');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
});
