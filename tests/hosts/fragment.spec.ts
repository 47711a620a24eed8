import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pagePolicy } from '../../host-demo/page-policy';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { isServed, monitored, noteHeader } from './server-markup';

const FRAGMENT = '/mfe/common/header';

/** Puts pages together as a server's SSI does: includes first, then variables, for each answer anew. */
const servePlainPage = async (page: Page, origin: string, path: string): Promise<void> => {
  const shell = await (await page.request.get('/ecom/content/inspiration')).text();
  const [script = ''] = /\/ecom\/assets\/server-rendered\/[^"]+\.js/.exec(shell) ?? [];
  const template = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Plain</title>
    <link rel="icon" href="data:,"><script nonce="<!--# echo var='shop_header_nonce' default='' -->" defer src="${script}"></script>
    </head><body><!--# include virtual="${FRAGMENT}?page=${path}&nonce=ssi" --><main id="main"><h1>Plain</h1></main></body></html>`;
  await page.route(`**${path}`, async (route) => {
    const nonce = randomBytes(16).toString('base64url');
    const [directive = '', address = ''] = /<!--# include virtual="([^"]+)" -->/.exec(template) ?? [];
    const fragment = await (await fetch(origin + address)).text();
    const body = template
      .replace(directive, () => fragment)
      .replaceAll("<!--# echo var='shop_header_nonce' default='' -->", nonce);
    const headers = { 'content-security-policy': pagePolicy(nonce) };
    await route.fulfill({ contentType: 'text/html', body, headers });
  });
};

test('a page of plain HTML has the header by its fragment, under its own strict policy [FED-7] [FED-8]', async ({
  page,
  demo,
}) => {
  await servePlainPage(page, demo.origin, '/ecom/plain/help');
  await noteHeader(page);
  await page.goto('/ecom/plain/help');
  const header = new Header(page);
  await expect(header.signIn).toHaveAttribute('href', '/ecom/login?redirect=%2Fecom%2Fplain%2Fhelp');
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  expect(await isServed(page)).toBe(true);
  expect(await monitored(page)).toEqual([]);
});

test.describe('the fragment', () => {
  test('is the same for everybody: no cookie is read or set, and caches keep it [FED-5] [FED-8]', async ({
    context,
    world,
  }) => {
    await world({ who: 'customer', slot: {} });
    const address = `${FRAGMENT}?page=/plain/help`;
    const known = await context.request.get(address);
    const stranger = await context.request.get(address, { headers: { cookie: '' } });
    expect(await known.text()).toBe(await stranger.text());
    const { etag = '', ...headers } = known.headers();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
    expect(headers['cache-control']).toBe(
      'public, max-age=30, stale-while-revalidate=600, stale-if-error=600',
    );
    const again = await context.request.get(address, { headers: { 'if-none-match': etag } });
    expect([again.status(), await again.text()]).toEqual([304, '']);
  });

  test('keeps space for those with a session, and knows nothing of them [AUTH-2] [FED-8]', async ({
    request,
  }) => {
    const text = await (await request.get(`${FRAGMENT}?page=/plain/help&session=held`)).text();
    expect(text).toContain('My account');
    expect(text).not.toContain('£');
  });

  test('has hints only where the page’s server puts its nonce in [FED-7]', async ({ request }) => {
    const bare = await (await request.get(`${FRAGMENT}?page=/plain/help`)).text();
    expect(bare).not.toMatch(/rel="preload"|nonce=|<style|<script(?! type="application\/json")/);
    expect(bare).toContain('rel="stylesheet"');
    const ssi = await (await request.get(`${FRAGMENT}?page=/plain/help&nonce=ssi`)).text();
    expect(
      ssi.match(/rel="preload"[^>]*? nonce="<!--# echo var='shop_header_nonce' default='' -->"/g),
    ).toHaveLength(4);
  });

  for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
    test(`refuses a page that is no path: '${page}' [NAV-2]`, async ({ request }) => {
      const answer = await request.get(FRAGMENT, { params: { page } });
      expect(answer.status()).toBe(400);
    });
  }
});
