import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { servePlainPage } from './plain-page';
import { isServedNode, monitored, recordHeaderNode } from './server-markup';

const FRAGMENT = '/mfe/common/header';

test('a page of plain HTML shows the header from its fragment, under its own strict policy [FED-7] [FED-8]', async ({
  page,
  demo,
}) => {
  await servePlainPage(page, { origin: demo.origin, path: '/ecom/plain/help', query: '&session=none' });
  await recordHeaderNode(page);
  await page.goto('/ecom/plain/help');
  const header = new Header(page);
  await expect(header.signIn).toHaveAttribute('href', '/ecom/login?redirect=%2Fecom%2Fplain%2Fhelp');
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  expect(await isServedNode(page)).toBe(true);
  expect(await monitored(page)).toEqual([]);
});

test.describe('the fragment', () => {
  test('is the same for every user: no cookie is read or set, and caches store it [FED-5] [FED-8]', async ({
    context,
    world,
  }) => {
    await world({ who: 'customer', slot: {} });
    const address = `${FRAGMENT}?page=/plain/help`;
    const withCookies = await context.request.get(address);
    const withoutCookies = await context.request.get(address, { headers: { cookie: '' } });
    expect(await withCookies.text()).toBe(await withoutCookies.text());
    const { etag = '', ...headers } = withCookies.headers();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
    expect(headers['cache-control']).toBe(
      'public, max-age=30, stale-while-revalidate=600, stale-if-error=600',
    );
    const again = await context.request.get(address, { headers: { 'if-none-match': etag } });
    expect([again.status(), await again.text()]).toEqual([304, '']);
  });

  test('reserves space for a held or unknown session, and contains nothing of its customer [AUTH-2] [FED-8]', async ({
    request,
  }) => {
    for (const session of ['', '&session=held']) {
      const text = await (await request.get(`${FRAGMENT}?page=/plain/help${session}`)).text();
      expect(text).toContain('My account');
      expect(text).not.toContain('£');
    }
    expect(await (await request.get(`${FRAGMENT}?page=/plain/help&session=none`)).text()).not.toContain(
      'My account',
    );
  });

  test('contains hints only if the page’s server inserts its nonce [FED-7]', async ({ request }) => {
    const bare = await (await request.get(`${FRAGMENT}?page=/plain/help`)).text();
    expect(bare).not.toMatch(/rel="preload"|nonce=/);
    expect(bare).toContain('rel="stylesheet"');
    const ssi = await (await request.get(`${FRAGMENT}?page=/plain/help&nonce=ssi`)).text();
    expect(
      ssi.match(/rel="preload"[^>]*? nonce="<!--# echo var='shop_header_nonce' default='' -->"/g),
    ).toHaveLength(4);
  });

  test('is the same, and sets no cookie, for any host and any spelling of its path [FED-5] [FED-8]', async ({
    request,
  }) => {
    const own = await (await request.get(`${FRAGMENT}?page=/plain/help`)).text();
    for (const path of [`${FRAGMENT}/`, '/mfe/common/heade%72']) {
      const response = await request.get(`${path}?page=/plain/help`, { headers: { host: 'localhost:1' } });
      expect(await response.text()).toBe(own);
      expect(response.headers()).not.toHaveProperty('set-cookie');
    }
  });

  for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
    test(`refuses a page that is not a path: '${page}' [NAV-2]`, async ({ request }) => {
      const response = await request.get(FRAGMENT, { params: { page } });
      expect(response.status()).toBe(400);
    });
  }
});
