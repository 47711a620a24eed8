import type { Page } from '@playwright/test';
import { releasePath } from '../../federation/loader/release';
import { passTime } from '../support/clock';
import { Header } from '../support/header';
import { CURRENT, expect, NEXT, test } from './channel-demo';
import { HOST_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { breakRemote, type Fault, type RemoteFile } from './remote-faults';
import { serveHostPage } from './serve-page';

/** From the loader's start to plain links, in milliseconds. */
const PROMISE = 3000;

type Failing = readonly [file: RemoteFile, fault: Fault, kind: string];

/** What a dead remote can be, and what the host is told of it. */
const DEAD: readonly Failing[] = [
  ['channel', 'missing', 'network'],
  ['channel', 'garbage', 'wrong-shape'],
  ['channel', 'truncated', 'wrong-shape'],
  ['channel', 'hung', 'timeout'],
  ['release', 'missing', 'network'],
  ['release', 'tampered', 'integrity'],
  ['release', 'truncated', 'integrity'],
  ['release', 'hung', 'timeout'],
  ['entry', 'missing', 'network'],
  ['entry', 'tampered', 'integrity'],
  ['entry', 'truncated', 'integrity'],
  ['entry', 'hung', 'timeout'],
  ['chunk', 'missing', 'network'],
  ['chunk', 'tampered', 'integrity'],
  ['style sheet', 'tampered', 'integrity'],
];

const NEWS = /mfe\/common|integrity|Failed to find a valid digest|ChunkLoadError/;

test.describe('a channel', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const hostPage = (loader: object = {}) => ({
    name: 'plain',
    dir,
    config: HOST_CONFIG,
    loader: { channel: 'stable', ...loader },
  });
  const root = (page: Page) => page.locator('#root');

  /** The page has its links in time, and works. */
  const expectLinks = async (page: Page): Promise<void> => {
    await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
    await page.getByRole('searchbox').fill('milk');
    await expect(page.getByRole('searchbox')).toHaveValue('milk');
  };

  test('gives the release that it points to, from its own folder, and says so [FED-5]', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
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

  for (const [file, fault, kind] of DEAD) {
    test(`has links within 3 s, and tells of it, when the ${file} is ${fault} [FED-4]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(NEWS);
      await breakRemote(page, file, fault);
      // Time passes only where nothing else would bring the links: what fails at once has to do so by itself.
      const isHung = fault === 'hung';
      if (isHung) await page.clock.install();
      const started = page.waitForRequest('**/channels/stable.json');
      await page.goto(await serveHostPage(page, hostPage()), { waitUntil: 'commit' });
      await started;
      if (isHung) await passTime(page, PROMISE);
      await expectLinks(page);
      if (isHung) await page.clock.resume();
      await expect(root(page)).toHaveAttribute('data-problems', `${kind} ${kind}`, { timeout: 8_000 });
      if (!isHung) await expect(root(page)).toHaveAttribute('data-parts', `${file} ${file}`);
    });
  }

  for (const [what, instead, told] of [
    ['points to nothing', { path: '9.9.9/' }, ['network network', 'release release']],
    [
      'says another version than it points to',
      { version: NEXT },
      ['wrong-shape wrong-shape', 'release release'],
    ],
    [
      'leads out of the base folder',
      { path: `../${releasePath(CURRENT)}` },
      ['wrong-shape wrong-shape', 'channel channel'],
    ],
    [
      'points to a contract that the host does not take',
      { contract: '2.0.0' },
      ['version version', 'channel channel'],
    ],
  ] as const) {
    test(`is refused when it ${what} [FED-4] [FED-5]`, async ({ page, releases, allowProblems }) => {
      allowProblems(NEWS);
      releases.promote('odd', CURRENT, instead);
      await page.goto(await serveHostPage(page, hostPage({ channel: 'odd' })));
      await expectLinks(page);
      await expect(root(page)).toHaveAttribute('data-problems', told[0]);
      await expect(root(page)).toHaveAttribute('data-parts', told[1]);
    });
  }

  test('is asked once more past all caches, and then followed [FED-4]', async ({ page, allowProblems }) => {
    allowProblems(NEWS);
    await page.route(/channels\/stable\.json$/, (route) => route.fulfill({ status: 503 }));
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
    await expect(root(page)).toHaveAttribute('data-parts', 'channel');
  });

  test('a file that a cache has lost comes at its second try, and nobody notices [ERR-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(NEWS);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.route(/(lean|app|slide-out)\.\w+\.(js|css)$/, (route) => route.fulfill({ status: 404 }));
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
    await expect(header.banner).toHaveCSS('position', 'sticky');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(root(page)).not.toHaveAttribute('data-problems');
  });

  test('a late part that is lost is told as that part, with one suggestion to load anew [ERR-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(NEWS);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.route(/slide-out\.\w+\.js/, (route) => route.fulfill({ status: 404 }));
    const header = new Header(page);
    for (const suggestions of ['1', null]) {
      await header.open(await serveHostPage(page, hostPage()));
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(root(page)).toHaveAttribute('data-parts', 'chunk');
      expect(await root(page).getAttribute('data-suggestions')).toBe(suggestions);
      await expect(header.searchOpener).toBeVisible();
    }
  });

  for (const [fault, told] of [
    ['truncated', 'integrity'],
    ['hung', null],
  ] as const) {
    test(`a late part that is ${fault} takes nothing else with it [FED-4] [ERR-6]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(NEWS);
      await page.setViewportSize({ width: 375, height: 700 });
      await breakRemote(page, 'late chunk', fault);
      const header = new Header(page);
      await header.open(await serveHostPage(page, hostPage()));
      const asked = page.waitForRequest(/slide-out\.\w+\.js/);
      await page.getByRole('button', { name: 'Menu' }).click();
      await asked;
      if (told !== null) {
        await expect(root(page)).toHaveAttribute('data-problems', told);
        await expect(root(page)).toHaveAttribute('data-parts', 'chunk');
      }
      await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
      await header.searchOpener.click();
      await header.search.pressSequentially('milk');
      await expect(header.search).toHaveValue('milk');
      await expect(header.submit).toBeEnabled();
    });
  }

  test.describe('a version that a developer asks for', () => {
    const saying = (version: string) => new RegExp(`"version":"${version.replace('+', '\\+')}"`);
    const badge = (page: Page) => page.locator('[data-shop-header-override]');

    test('comes on origins that the host has named, says so, and goes on a press [FED-5]', async ({
      page,
      demo,
    }) => {
      const address = await serveHostPage(page, hostPage({ overrideOrigins: [demo.origin] }));
      const header = new Header(page);
      await header.open(`${address}?header=${NEXT}`);
      await expect(root(page)).toHaveAttribute('data-loaded', saying(NEXT));
      await expect(badge(page)).toContainText(`Header ${NEXT}`);
      await header.open(address);
      await expect(root(page)).toHaveAttribute('data-loaded', saying(NEXT));
      await badge(page).getByRole('button', { name: 'Reset' }).click();
      await expect(root(page)).toHaveAttribute('data-loaded', saying(CURRENT));
      await expect(badge(page)).toHaveCount(0);
    });

    test('is not heard on any other origin [FED-5]', async ({ page }) => {
      const address = await serveHostPage(page, hostPage({ overrideOrigins: ['https://test.shop.example'] }));
      const header = new Header(page);
      await header.open(`${address}?header=${NEXT}`);
      await expect(root(page)).toHaveAttribute('data-loaded', saying(CURRENT));
      await expect(badge(page)).toHaveCount(0);
    });
  });
});
