import type { Page } from '@playwright/test';
import { releasePath } from '../../federation/loader/release';
import { passTime } from '../support/clock';
import { Header } from '../support/header';
import { CURRENT, expect, test } from './channel-demo';
import { breakRemote, type Fault, type RemoteFile } from './remote-faults';
import { servePlainHost } from './serve-page';

/** The time from the loader's start until plain links are shown. Milliseconds. */
const LINKS_WITHIN_MS = 3000;

type Failing = readonly [file: RemoteFile, fault: Fault, kind: string];

/** How the remote can fail, and the kind of problem that the host receives. */
const REMOTE_FAILURES: readonly Failing[] = [
  ['channel', 'garbage', 'wrong-shape'],
  ['channel', 'hung', 'timeout'],
  ['release', 'tampered', 'integrity'],
  ['entry', 'tampered', 'integrity'],
  ['chunk', 'tampered', 'integrity'],
  ['style sheet', 'tampered', 'integrity'],
];

const BROWSER_ERRORS = /mfe\/common|integrity|Failed to find a valid digest|ChunkLoadError/;

test.describe('a channel', () => {
  const serve = (page: Page) => servePlainHost(page, { loader: { channel: 'stable' } });
  const root = (page: Page) => page.locator('#root');

  /** Expects that the page shows its links in time, and works. */
  const expectLinks = async (page: Page): Promise<void> => {
    await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
    await page.getByRole('searchbox').fill('milk');
    await expect(page.getByRole('searchbox')).toHaveValue('milk');
  };

  test("loads the release that it points to, from the release's own folder, and reports its version [FED-5]", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const header = new Header(page);
    await header.open(await serve(page));
    const loaded = JSON.parse((await root(page).getAttribute('data-loaded')) ?? '') as {
      milliseconds: number;
    };
    expect(loaded).toEqual({
      version: CURRENT,
      channel: 'stable',
      milliseconds: expect.any(Number),
      fromPage: false,
    });
    expect(loaded.milliseconds).toBeGreaterThan(0);
    const folder = `/ecom/assets/mfe/common/${releasePath(CURRENT)}`;
    const remote = scripts.filter((path) => path.startsWith('/ecom/assets/mfe/common/'));
    expect(remote.filter((path) => !path.startsWith(folder))).toEqual([]);
  });

  for (const [file, fault, kind] of REMOTE_FAILURES) {
    test(`has links within 3 s, and reports the problem, when the ${file} is ${fault} [FED-4]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(BROWSER_ERRORS);
      await breakRemote(page, file, fault);
      // The clock moves only for a hung file: for every other fault, the links must appear without a timeout.
      const isHung = fault === 'hung';
      if (isHung) await page.clock.install();
      const started = page.waitForRequest('**/v1/channels/stable.json');
      await page.goto(await serve(page), { waitUntil: 'commit' });
      await started;
      if (isHung) await passTime(page, LINKS_WITHIN_MS);
      await expectLinks(page);
      if (isHung) await page.clock.resume();
      await expect(root(page)).toHaveAttribute('data-problems', `${kind} ${kind}`, { timeout: 8_000 });
      if (!isHung) await expect(root(page)).toHaveAttribute('data-parts', `${file} ${file}`);
    });
  }

  test('a file that a cache has lost loads with its retry, without an error [ERR-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(BROWSER_ERRORS);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.route(/(lean|app|side-menu)\.\w+\.(js|css)$/, (route) => route.fulfill({ status: 404 }));
    const header = new Header(page);
    await header.open(await serve(page));
    await expect(header.banner).toHaveCSS('position', 'sticky');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(root(page)).not.toHaveAttribute('data-problems');
  });

  test('a lost lazy chunk is reported as that part, with one suggestion to reload the page [ERR-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(BROWSER_ERRORS);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.route(/side-menu\.\w+\.js/, (route) => route.fulfill({ status: 404 }));
    const header = new Header(page);
    for (const suggestions of ['1', null]) {
      await header.open(await serve(page));
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(root(page)).toHaveAttribute('data-parts', 'chunk');
      expect(await root(page).getAttribute('data-suggestions')).toBe(suggestions);
      await expect(header.searchTrigger).toBeVisible();
    }
  });
});
