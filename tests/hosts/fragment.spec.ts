import type { Page } from '@playwright/test';
import { PLACEHOLDER_HEIGHT } from '../../federation/contract';
import { pagePolicy } from '../../host-demo/page-policy';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';
import { expectFallbackStyle } from './fallback-style';
import { servePlainPage } from './plain-page';
import { delayScripts, isServedNode, monitored, recordHeaderNode } from './server-markup';

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

  for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
    test(`refuses a page that is not a path: '${page}' [NAV-2]`, async ({ request }) => {
      const response = await request.get(FRAGMENT, { params: { page } });
      expect(response.status()).toBe(400);
    });
  }
});

const PATH = '/ecom/php/help';
const NONCE = 'b2YtdGhlLXBhZ2U';
/** A script between the parts of the fragment. */
const REST = '/ecom/php/rest.js';
const STYLE_SHEETS = '**/ecom/assets/mfe/common/*.css';

/**
 * The time within which the browser paints a page whose style sheet hangs: 2 s, and more on a busy machine.
 * Milliseconds.
 */
const PAINT_TIMEOUT_MS = 6_000;

/** Serves a page as PHP, Rails or Java do: the fragment is inserted as it was received. */
const serveVerbatim = async (
  page: Page,
  origin: string,
  {
    query = '',
    isStrict = false,
    change = (fragment) => fragment,
  }: {
    readonly query?: string;
    readonly isStrict?: boolean;
    readonly change?: (fragment: string) => string;
  } = {},
): Promise<void> => {
  const shell = await (await page.request.get('/ecom/content/inspiration')).text();
  const [script = ''] = /\/ecom\/assets\/server-rendered\/[^"]+\.js/.exec(shell) ?? [];
  await page.route(`**${PATH}`, async (route) => {
    const fragment = await (await fetch(`${origin}/mfe/common/header?page=${PATH}${query}`)).text();
    const body = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>PHP</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
      <style nonce="${NONCE}">body{margin:0}</style>
      <script nonce="${NONCE}" defer src="${script}"></script></head>
      <body>${change(fragment)}<main id="main"><h1>Help</h1></main></body></html>`;
    const headers = isStrict ? { 'content-security-policy': pagePolicy(NONCE) } : {};
    await route.fulfill({ contentType: 'text/html', body, headers });
  });
};

const painted = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint', 'paint').length);

test.describe('a page that contains the fragment as it was received', () => {
  test('has a styled header at its first paint, without a layout shift [FED-8] [SHELL-4]', async ({
    page,
    demo,
  }) => {
    // On narrower pages the search field grows with the focus.
    await page.setViewportSize({ width: 1440, height: 900 });
    await serveVerbatim(page, demo.origin, { query: '&session=none' });
    await recordHeaderNode(page);
    await watchShifts(page);
    await page.goto(PATH);
    const header = new Header(page);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await isServedNode(page)).toBe(true);
    expect(await monitored(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    expect((await header.banner.boundingBox())?.height).toBe(PLACEHOLDER_HEIGHT.wide);
  });

  for (const width of [390, 800, 1440]) {
    test(`moves nothing at ${String(width)} px if it is painted before the end of its bar has arrived [FED-8] [SHELL-4]`, async ({
      page,
      demo,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // The parser waits for the script, as it waits for the network.
      const change = (fragment: string) =>
        fragment.replace('<a data-trolley', `<script src="${REST}"></script>$&`);
      await serveVerbatim(page, demo.origin, { query: '&session=none', change });
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${REST}`, async (route) => {
        await released;
        await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' });
      });
      await watchShifts(page);
      await page.goto(PATH, { waitUntil: 'commit' });
      await expect.poll(() => painted(page), { timeout: PAINT_TIMEOUT_MS }).toBe(1);
      expect(await shiftsOf(page)).toEqual([]);
      release();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('is painted with a plain row although its style sheet hangs [FED-4] [FED-8]', async ({
    page,
    demo,
    allowProblems,
  }) => {
    allowProblems(/Shop header: the header did not load in|401.*\/token/);
    await serveVerbatim(page, demo.origin, { query: '&session=none' });
    const release = await delayScripts(page, STYLE_SHEETS);
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect.poll(() => painted(page), { timeout: PAINT_TIMEOUT_MS }).toBe(1);
    await expectFallbackStyle(page);
    await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
    release();
    await expect(new Header(page).banner).toHaveCSS('position', 'sticky');
  });

  test.describe('under a strict policy that blocks its inline code', () => {
    // Violations by the inline style and scripts are expected here; any other one fails the assertion below.
    test('is painted although its style sheet hangs, and styled by the loader [FED-4] [FED-7] [FED-8]', async ({
      page,
      demo,
      problems,
      allowProblems,
    }) => {
      allowProblems(/Shop header: the header did not load in|401.*\/token/);
      await serveVerbatim(page, demo.origin, { isStrict: true });
      const release = await delayScripts(page, STYLE_SHEETS);
      await page.goto(PATH, { waitUntil: 'commit' });
      await expect.poll(() => painted(page), { timeout: PAINT_TIMEOUT_MS }).toBe(1);
      await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
      const header = new Header(page);
      await expect(header.link('Offers')).toBeVisible();
      release();
      await expect(header.banner).toHaveCSS('position', 'sticky');
      await expect(header.search).toBeVisible();
      const directives = problems.seen.flatMap((text) => /policy violated: (\S+)/.exec(text)?.[1] ?? []);
      expect([...new Set(directives)].sort()).toEqual(['script-src-elem', 'style-src-elem']);
      problems.seen.splice(0);
    });
  });
});
