import { test as base, expect } from '../support/fixtures';
import { Header } from '../support/header';
import { isServed, noteHeader } from './server-markup';
import { SSI_PAGE } from './ssi-host';
import { MISSING_FOR_CHAIN, startChain, type Chain } from './ssi-chain';

const test = base.extend<{ readonly chain: Chain }>({
  chain: async ({ demo }, use) => {
    const chain = await startChain(demo.origin);
    await use(chain);
    await chain.stop();
  },
  baseURL: async ({ chain }, use) => use(chain.address),
});

const FRAGMENT = `/mfe/common/header?page=${SSI_PAGE}`;

test.describe('a page of plain HTML, by nginx, over the edge, over the server that renders', () => {
  test.skip(MISSING_FOR_CHAIN !== '', `not installed here: ${MISSING_FOR_CHAIN}`);
  // Varnish compiles its configuration first.
  test.setTimeout(90_000);

  test('keeps its header for visitors and for customers when the renderer is killed, and takes it over [FED-4] [FED-5] [FED-8]', async ({
    page,
    context,
    request,
    chain,
  }) => {
    const { host } = new URL(chain.address);
    const header = new Header(page);
    await noteHeader(page);
    await page.goto(SSI_PAGE);
    await expect(header.link('Register')).toHaveAttribute('href', new RegExp(encodeURIComponent(host)));
    await expect(header.search).toBeVisible();
    await header.signIn.click();
    await page.getByLabel('Email address').fill('sam@shop.example');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await isServed(page)).toBe(true);

    await chain.killRenderer();
    for (const kind of ['&nonce=ssi', '&session=held&nonce=ssi']) {
      const cached = async () => {
        const answer = await request.get(chain.edge + FRAGMENT + kind, { headers: { host } });
        return [answer.status(), answer.headers()['x-cache']];
      };
      await expect.poll(cached).toEqual([200, 'stale']);
    }

    await page.reload();
    await expect(header.account).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await isServed(page)).toBe(true);

    await context.clearCookies();
    await page.goto(SSI_PAGE);
    await expect(header.signIn).toBeVisible();
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await isServed(page)).toBe(true);
  });
});
