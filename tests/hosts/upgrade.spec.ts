import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Request, Response } from '@playwright/test';
import { precompress } from '../../federation/build/precompress';
import { CONTRACT_VERSION } from '../../federation/contract/version';
import { missingPackages } from '../../federation/edge/testing/programs';
import { BASE, startOrigin } from '../../federation/edge/testing/servers';
import { releasePath } from '../../federation/loader/release';
import { buildRelease } from '../../federation/release/build-release';
import { dictionaryChunk } from '../../federation/release/deltas/dictionary';
import { createFolderStore } from '../../federation/release/folder-store';
import { promote } from '../../federation/release/promote';
import { publish } from '../../federation/release/publish';
import { expect, test as base } from '../support/fixtures';
import { Header } from '../support/header';
import { startScriptProxy } from '../support/script-proxy';
import { buildPlainHost } from './build-host';
import { SIGNED_IN_CONFIG } from './host-config';
import { makeReleases } from './releases';
import { hostDocument } from './serve-page';

/** The packages of the origin that are not installed here, as text; empty if none is missing. */
const MISSING_FOR_ORIGIN = missingPackages(['nginx', 'libnginx-mod-http-brotli-static']).join(', ');

const CHANNEL_CACHING = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=86400';

/** Returns the origin's configuration with channels that browsers always revalidate, so that no test waits for them. */
const withoutChannelCaching = (): string => {
  const template = readFileSync(path.resolve('federation/edge/nginx.conf'), 'utf8');
  if (!template.includes(CHANNEL_CACHING)) throw new Error('the origin caches channels in another way');
  return template.replace(CHANNEL_CACHING, 'no-cache');
};

/** Two releases at nginx, and a host's page at another origin, which passes all other requests on to the demo. */
interface Upgrade {
  /** The origin of the host's page. */
  readonly address: string;
  readonly origin: string;
  /** Folders of the two releases below the base address, each with a trailing slash. */
  readonly folders: readonly [string, string];
  /** Folder of the store. */
  readonly store: string;
  readonly promoteSecond: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const publishVersion = async (releases: ReturnType<typeof makeReleases>, root: string, version: string) => {
  releases.publish(version);
  const remote = path.join(releases.distDir, 'remote', releasePath(version));
  await precompress(remote);
  const out = path.join(releases.distDir, 'release');
  const [packageVersion = ''] = version.split('+');
  const built = await buildRelease({
    remote,
    out,
    packageVersion,
    documents: () => ({}),
    contract: CONTRACT_VERSION,
    dryRun: false,
  });
  const store = createFolderStore(root);
  await publish({ store, folder: built.folder, dryRun: false, progress: () => undefined });
  return built.version;
};

const promoteTo = async (root: string, version: string): Promise<void> => {
  const store = createFolderStore(root);
  await promote({
    store,
    channel: 'stable',
    version,
    now: new Date(),
    by: 'test',
    dryRun: false,
    allowContractChange: false,
  });
};

/**
 * Publishes two releases with the release tool, the second after the first is on `stable`.
 *
 * @param demo the origin of the demo
 */
const startUpgrade = async (demo: string): Promise<Upgrade> => {
  const releases = makeReleases();
  const store = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  const first = await publishVersion(releases, store, '1.0.0+3f9a0c21de');
  await promoteTo(store, first);
  const second = await publishVersion(releases, store, '1.1.0+90b7e41c55');
  const nginx = await startOrigin(store, undefined, withoutChannelCaching());
  const dir = await buildPlainHost();
  const { html, headers } = hostDocument({
    name: 'plain',
    dir,
    config: SIGNED_IN_CONFIG,
    loader: { base: nginx.address + BASE, channel: 'stable' },
    remoteOrigin: nginx.address,
  });
  // Not a route of Playwright, which turns the browser's cache off.
  const page = await startScriptProxy(demo, '', ({ url }, response) => {
    if (url === '/plain/') response.writeHead(200, headers).end(html);
    else if (url === '/plain/main.js') response.end(readFileSync(path.join(dir, 'main.js')));
    else return false;
    return true;
  });
  return {
    address: page.address,
    origin: nginx.address,
    folders: [releasePath(first), releasePath(second)],
    store,
    promoteSecond: () => promoteTo(store, second),
    close: async () => {
      await page.close();
      await nginx.stop();
      rmSync(store, { recursive: true, force: true });
      rmSync(releases.distDir, { recursive: true, force: true });
    },
  };
};

const test = base.extend<{ readonly upgrade: Upgrade }>({
  upgrade: async ({ demo }, use) => {
    const upgrade = await startUpgrade(demo.origin);
    await use(upgrade);
    await upgrade.close();
  },
  baseURL: async ({ upgrade }, use) => use(upgrade.address),
});

/** Returns the chunk of a script or style sheet, such as `app.js`, which is the same in both releases. */
const chunkOf = (url: string): string | undefined => dictionaryChunk(new URL(url).pathname);

/** Chunks that a signed-in visit loads before the shopper does anything. */
const LOADED = ['lean.js', 'app.js', 'app.css', 'runtime.js', 'runtime.css', 'customer.js'];

/** Returns the path of a file in the store. */
const fileOf = ({ store }: Upgrade, url: string, ending: string): string =>
  path.join(store, new URL(url).pathname.slice(BASE.length)) + ending;

/** Collects the responses with scripts and style sheets of a release. */
const watchChunks = (page: Page, folder: string): Response[] => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes(folder) && chunkOf(response.url()) !== undefined) responses.push(response);
  });
  return responses;
};

const chunksOf = (responses: readonly Response[]): ReadonlySet<string | undefined> =>
  new Set(responses.map((response) => chunkOf(response.url())));

/**
 * Waits until the browser offers each chunk as a dictionary, which it stores a moment after the response. It offers a
 * dictionary for any address of the chunk, also for one that does not exist.
 */
const waitForDictionaries = async (
  page: Page,
  { origin, folders: [first] }: Upgrade,
  chunks: ReadonlySet<string | undefined>,
): Promise<void> => {
  const missing = [...chunks].map((chunk) => origin + BASE + first + String(chunk).replace('.', '.000000.'));
  await expect
    .poll(async () => {
      const requests: Promise<Readonly<Record<string, string>>>[] = [];
      const collect = (request: Request) => {
        if (request.url().includes('.000000.')) requests.push(request.allHeaders());
      };
      page.on('requestfinished', collect);
      await page.evaluate(async (urls) => {
        for (const url of urls) await (await fetch(url)).text();
      }, missing);
      page.off('requestfinished', collect);
      const headers = await Promise.all(requests);
      return headers.filter((each) => 'available-dictionary' in each).length;
    })
    .toBe(missing.length);
};

/** Opens the host's page, and waits until the signed-in header has loaded everything that it loads by itself. */
const visit = async (page: Page, folder: string): Promise<readonly Response[]> => {
  const chunks = watchChunks(page, folder);
  const header = new Header(page);
  await header.open('/plain/');
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect.poll(() => [...chunksOf(chunks)]).toEqual(expect.arrayContaining(LOADED));
  return chunks;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test.describe('a shopper who has the release before', () => {
  test.skip(MISSING_FOR_ORIGIN !== '', `not installed here: ${MISSING_FOR_ORIGIN}`);
  test.setTimeout(60_000);

  test.beforeEach(async ({ preset, allowProblems }) => {
    await preset('slot-booked');
    allowProblems(/\.000000\./);
  });

  test('receives the next release as deltas, and has it in the cache afterwards [FED-5]', async ({
    page,
    upgrade,
  }) => {
    const [first, second] = upgrade.folders;
    const known = chunksOf(await visit(page, first));
    await waitForDictionaries(page, upgrade, known);
    await upgrade.promoteSecond();

    const received = await visit(page, second);
    const upgraded = received.filter((response) => known.has(chunkOf(response.url())));
    const encodings = await Promise.all(upgraded.map((response) => response.headerValue('content-encoding')));
    expect([...new Set(encodings)]).toEqual(['dcz']);
    const bytes = sum(
      await Promise.all(upgraded.map(async (each) => (await each.request().sizes()).responseBodySize)),
    );
    const brotli = sum(upgraded.map((each) => statSync(fileOf(upgrade, each.url(), '.br')).size));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(brotli / 3);

    const header = new Header(page);
    await header.open('/plain/');
    await expect(header.trolley).toHaveAccessibleName(/£/);
    const transferred = await page.evaluate(
      (urls) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => urls.includes(name))
          .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : undefined)),
      upgraded.map((response) => response.url()),
    );
    expect(new Set(transferred)).toEqual(new Set([0]));
  });
});
