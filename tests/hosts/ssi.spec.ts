import type { RunningServer } from '../../federation/edge/testing/servers';
import { startFaultyProxy, type FaultyProxy } from '../../federation/testing/proxy';
import { pagePolicy } from '../../host-demo/page-policy';
import { expect, test as base } from '../support/fixtures';
import { Header, signIn } from '../support/header';
import { isServedNode, recordHeaderNode } from './server-markup';
import { configuredTimeout, MISSING_FOR_SSI, SSI_PAGE, startSsiHost, templateWithTimeout } from './ssi-host';

interface Host {
  readonly nginx: RunningServer;
  /** A server with the same configuration, except for a longer timeout of the fragment. */
  readonly withTimeout: RunningServer;
  /** A proxy between nginx and the server that renders the fragment. */
  readonly fragment: FaultyProxy;
}

const test = base.extend<{ readonly hasTimeout: boolean }, { readonly host: Host }>({
  hasTimeout: [true, { option: true }],
  host: [
    async ({ demo }, use) => {
      const fragment = await startFaultyProxy(new URL(demo.origin));
      const nginx = await startSsiHost(demo.origin, fragment.address);
      const withTimeout = await startSsiHost(demo.origin, fragment.address, templateWithTimeout());
      await use({ nginx, withTimeout, fragment });
      await nginx.stop();
      await withTimeout.stop();
      await fragment.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host, hasTimeout }, use) => use((hasTimeout ? host.withTimeout : host.nginx).address),
});

/** The time until a page has its links. Milliseconds. */
const LINKS_WITHIN_MS = 3000;

test.describe('a page of plain HTML that nginx assembles', () => {
  test.skip(MISSING_FOR_SSI !== '', `not installed here: ${MISSING_FOR_SSI}`);

  test('has the header from its fragment, on the same nodes, for visitors and for customers [AUTH-2] [FED-7] [FED-8]', async ({
    page,
  }) => {
    await recordHeaderNode(page);
    const reply = await page.goto(`${SSI_PAGE}?from=mail`);
    const policy = reply?.headers()['content-security-policy'] ?? '';
    expect(policy).toBe(pagePolicy(/'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? ''));
    expect(reply?.headers()['cache-control']).toBe('private, no-cache');
    const header = new Header(page);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await isServedNode(page)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { monitored?: unknown }).monitored)).toEqual([]);

    await header.signIn.click();
    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === SSI_PAGE);
    await signIn(page);
    expect(await (await sent).text()).toContain('My account');
    await expect(header.account).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await isServedNode(page)).toBe(true);
  });

  test.describe('with its configured timeout', () => {
    test.use({ hasTimeout: false });

    test('waits for a fragment for less time than it has for its links [FED-4]', () => {
      const timeout = configuredTimeout();
      expect(timeout).toBeGreaterThan(0);
      expect(timeout).toBeLessThan(LINKS_WITHIN_MS);
    });

    test("shows plain links if the fragment's server is unavailable, and later the header [FED-4]", async ({
      page,
      request,
      host,
      allowProblems,
    }) => {
      host.fragment.decide(() => 'unavailable');
      try {
        const sent = await (await request.get(SSI_PAGE)).text();
        expect(sent).toContain(`<a href="/ecom/login?redirect=${SSI_PAGE}">Sign in</a>`);
        expect(sent).toContain('<h1>');
        expect(sent).not.toContain('<header');
        // The page does not know the session, so it requests a token.
        allowProblems(/401.*\/token/);
        const header = new Header(page);
        await header.open(SSI_PAGE);
        await expect(header.search).toBeVisible();

        allowProblems(/mfe\/common|did not load/);
        await page.route('**/mfe/common/**', (route) => route.abort());
        await page.reload();
        await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
      } finally {
        host.fragment.decide(() => 'pass');
      }
    });
  });
});
