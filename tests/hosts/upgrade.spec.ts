import { statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request, Response } from '@playwright/test';
import { BASE } from '../../federation/edge/testing/start-edge';
import { dictionaryChunk } from '../../federation/release/deltas/dictionary';
import { test as base, expect } from '../support/fixtures';
import { Header } from '../support/header';
import { MISSING_FOR_ORIGIN, startUpgrade, type Upgrade } from './upgrade';

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

/** Changes the last byte of each delta. */
const damageDeltas = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    await writeFile(file, bytes);
  }
};

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

  test('has the header although every delta is damaged: the retry receives the whole file [ERR-6]', async ({
    page,
    upgrade,
    allowProblems,
  }) => {
    allowProblems(/ERR_|integrity/);
    const [first, second] = upgrade.folders;
    await waitForDictionaries(page, upgrade, chunksOf(await visit(page, first)));
    await upgrade.promoteSecond();
    await damageDeltas(path.join(upgrade.store, second, 'deltas'));
    const received = await visit(page, second);
    const encodings = await Promise.all(
      received
        .filter((response) => response.url().endsWith('?retry=1'))
        .map((response) => response.headerValue('content-encoding')),
    );
    expect([...new Set(encodings)]).toEqual(['br']);
    const header = new Header(page);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('data-problems');
  });
});
