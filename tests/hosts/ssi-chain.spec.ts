import { test as base, expect } from '../support/fixtures';
import { Header } from '../support/header';
import { isServedNode, recordHeaderNode } from './server-markup';
import { SSI_PAGE } from './ssi-host';
import { MISSING_FOR_CHAIN, startChain, type Chain } from './ssi-chain';

const test = base.extend<{ readonly chain: Chain }>({
  // Playwright reads the names of the required fixtures from this pattern; ESLint forbids an empty one.
  chain: async ({ browserName: _browserName }, use) => {
    const chain = await startChain();
    await use(chain);
    await chain.stop();
  },
  baseURL: async ({ chain }, use) => use(chain.address),
});

const FRAGMENT = `/mfe/common/header?page=${SSI_PAGE}`;

test.describe('a page of plain HTML that nginx includes the header in, behind the edge and the renderer', () => {
  test.skip(MISSING_FOR_CHAIN !== '', `not installed here: ${MISSING_FOR_CHAIN}`);
  // Varnish compiles its configuration first.
  test.setTimeout(90_000);

  test('keeps its header for visitors and for customers when the renderer is killed, and hydrates it [FED-4] [FED-5] [FED-8]', async ({
    page,
    context,
    request,
    chain,
  }) => {
    const { host } = new URL(chain.address);
    const header = new Header(page);
    await recordHeaderNode(page);
    await page.goto(SSI_PAGE);
    await expect(header.link('Register')).toHaveAttribute('href', new RegExp(encodeURIComponent(host)));
    await expect(header.search).toBeVisible();
    await header.signIn.click();
    await page.getByLabel('Email address').fill('sam@shop.example');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await isServedNode(page)).toBe(true);

    await chain.killRenderer();
    for (const kind of ['&session=none', '&session=held']) {
      const cached = async () => {
        const response = await request.get(`${chain.edge}${FRAGMENT}${kind}&bucket=7&nonce=ssi`);
        return [response.status(), response.headers()['x-cache']];
      };
      await expect.poll(cached).toEqual([200, 'stale']);
    }

    await page.reload();
    await expect(header.account).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await isServedNode(page)).toBe(true);

    // The customer's page would still send requests, without its cookies.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto(SSI_PAGE);
    await expect(header.signIn).toBeVisible();
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await isServedNode(page)).toBe(true);
  });
});
