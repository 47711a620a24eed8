import type { RunningServer } from '../../federation/edge/testing/start-nginx';
import { startFaultyProxy, type FaultyProxy } from '../../federation/release/testing/faulty-proxy';
import { pagePolicy } from '../../host-demo/page-policy';
import { test as base, expect } from '../support/fixtures';
import { Header } from '../support/header';
import { expectBare, REMOTE } from './bare';
import { configuredPatience, MISSING_FOR_SSI, patientTemplate, SSI_PAGE, startSsiHost } from './ssi-host';
import { holdScript, isServed, noteHeader } from './server-markup';

interface Host {
  readonly nginx: RunningServer;
  /** The same, but for its patience with the fragment. */
  readonly patient: RunningServer;
  /** Between nginx and the server that renders the fragment. */
  readonly fragment: FaultyProxy;
}

const test = base.extend<{ readonly isPatient: boolean }, { readonly host: Host }>({
  isPatient: [true, { option: true }],
  host: [
    async ({ demo }, use) => {
      const fragment = await startFaultyProxy(new URL(demo.origin));
      const nginx = await startSsiHost(demo.origin, fragment.address);
      const patient = await startSsiHost(demo.origin, fragment.address, patientTemplate());
      await use({ nginx, patient, fragment });
      await nginx.stop();
      await patient.stop();
      await fragment.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host, isPatient }, use) => use((isPatient ? host.patient : host.nginx).address),
});

/** Until a page has its links, in milliseconds. */
const PROMISE = 3000;

test.describe('a page of plain HTML that nginx puts together', () => {
  test.skip(MISSING_FOR_SSI !== '', `not installed here: ${MISSING_FOR_SSI}`);

  test('has the header by its fragment, on the same nodes, for visitors and for customers [AUTH-2] [FED-7] [FED-8]', async ({
    page,
  }) => {
    await noteHeader(page);
    const answer = await page.goto(`${SSI_PAGE}?from=mail`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toBe(pagePolicy(/'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? ''));
    expect(answer?.headers()['cache-control']).toBe('no-store');
    const header = new Header(page);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await isServed(page)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { monitored?: unknown }).monitored)).toEqual([]);

    await header.signIn.click();
    await page.getByLabel('Email address').fill('sam@shop.example');
    await page.getByLabel('Password').fill('secret');
    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === SSI_PAGE);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    expect(await (await sent).text()).toContain('My account');
    await expect(header.account).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await isServed(page)).toBe(true);
  });

  test('has its header as a plain row, and what stands below it, where no file of the remote comes [FED-4] [FED-8]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/Shop header: timeout/);
    const release = await holdScript(page, REMOTE);
    await noteHeader(page);
    await page.goto(SSI_PAGE, { waitUntil: 'commit' });
    await expectBare(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = new Header(page);
    await header.search.fill('milk');
    await header.search.press('Enter');
    // Its load event waits for the same remote.
    await page.waitForURL(/\/ecom\/shop\/search\?searchTerm=milk/, { waitUntil: 'commit' });
    release();
  });

  test.describe('as impatient as it stands', () => {
    test.use({ isPatient: false });

    test('waits for a fragment less than it has for its links [FED-4]', () => {
      const patience = configuredPatience();
      expect(patience).toBeGreaterThan(0);
      expect(patience).toBeLessThan(PROMISE);
    });

    for (const fate of ['unavailable', 'hang'] as const) {
      test(`has plain links where the fragment's server is ${fate}, and then the header by itself [FED-4]`, async ({
        page,
        request,
        host,
        allowProblems,
      }) => {
        host.fragment.decide(() => fate);
        try {
          const sent = await (await request.get(SSI_PAGE)).text();
          expect(sent).toContain(`<a href="/ecom/login?redirect=${SSI_PAGE}">Sign in</a>`);
          expect(sent).toContain('<h1>');
          expect(sent).not.toContain('<header');
          // A page that knows nothing of a session asks.
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
    }
  });
});
