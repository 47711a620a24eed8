import { freePort, missingPackages } from '../../federation/edge/testing/programs';
import { configureEdge, startVarnish } from '../../federation/edge/testing/servers';
import { startFaultyProxy } from '../../federation/testing/proxy';
import { startDemo } from '../support/demo';
import { expect, test as base } from '../support/fixtures';
import { Header } from '../support/header';
import { isServedNode, recordHeaderNode } from './server-markup';
import { SSI_PAGE, startSsiHost, templateWithTimeout } from './ssi-host';

/** The packages of the chain that are not installed here, as text; empty if none is missing. */
const MISSING_FOR_CHAIN = missingPackages([
  'nginx',
  'varnish',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
]).join(', ');

interface Chain {
  /** The address of nginx, which assembles the page. */
  readonly address: string;
  /** The address of the edge, from which nginx requests the fragment. */
  readonly edge: string;
  /** Stops the server from which the edge requests the fragment. */
  readonly killRenderer: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The edge's configuration with longer timeouts, and with fragments that expire after 1 s, which a test can wait for.
 */
const shortLived = (origin: number, fragment: number): string => {
  const whole = configureEdge(origin, fragment).replace(/(_timeout) = \w+;/g, '$1 = 20s;');
  const mark = 'unset beresp.http.Set-Cookie;';
  if (!whole.includes(mark)) throw new Error('the edge stores responses that set cookies');
  return whole.replace(mark, `${mark}\n  set beresp.ttl = 1s;`);
};

/** Starts nginx, which includes the fragment, over varnish, which caches it, over its own demo, which renders it. */
const startChain = async (): Promise<Chain> => {
  const publicPort = await freePort();
  const demo = await startDemo(undefined, `http://127.0.0.1:${String(publicPort)}`);
  const renderer = await startFaultyProxy(new URL(demo.origin));
  const port = Number(new URL(renderer.address).port);
  const edge = await startVarnish(shortLived(port, port));
  const nginx = await startSsiHost(demo.origin, edge.address, templateWithTimeout(), publicPort);
  return {
    address: nginx.address,
    edge: edge.address,
    killRenderer: renderer.close,
    stop: async () => {
      await nginx.stop();
      await edge.stop();
      await renderer.close();
      await demo.close();
    },
  };
};

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
