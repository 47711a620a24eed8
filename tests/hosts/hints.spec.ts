import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { COMPILE_HINT, REMOTE_DIR, STARTING_SCRIPTS } from '../../federation/build/remote-config';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { buildPreparedHost } from './build-host';
import { HOST_CONFIG } from './host-config';
import { serveHostPage } from './serve-page';
import { delayScripts } from './server-markup';

test(
  'the scripts with which the header starts begin with the hint to compile all of their functions',
  { tag: '@essential' },
  () => {
    const scripts = readdirSync(REMOTE_DIR).filter((file) => STARTING_SCRIPTS.test(file));
    expect(scripts.map((file) => file.replace(/\..*/, ''))).toEqual([
      'app',
      'customer',
      'mount',
      'react',
      'runtime',
      'wire',
    ]);
    for (const file of scripts)
      expect(readFileSync(path.join(REMOTE_DIR, file), 'utf8').startsWith(COMPILE_HINT), file).toBe(true);
  },
);

const FIRST = {
  storefront: ['app.css', 'app.js', 'lean.js', 'mount.js'],
  pages: ['app.css', 'app.js', 'lean.js', 'mount.js', 'react.js'],
} as const;

for (const { shell, path } of SHELLS) {
  test(`the ${shell} shell's page requests the header in parallel with its own script, and each file once`, async ({
    page,
  }) => {
    const requests: string[] = [];
    const unused: string[] = [];
    page.on('request', (request) => {
      const file = /\/mfe\/common\/([\w-]+)\.\w+(\.\w+)$/.exec(request.url());
      if (file) requests.push(`${String(file[1])}${String(file[2])}`);
    });
    page.on('console', (message) => {
      if (message.text().includes('preload')) unused.push(message.text());
    });
    const release = await delayScripts(page, `**/ecom/assets/${shell}/main*.js`);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => requests.toSorted()).toEqual(FIRST[shell]);
    release();
    await new Header(page).ready();
    expect(requests.filter((file) => (FIRST[shell] as readonly string[]).includes(file))).toHaveLength(
      FIRST[shell].length,
    );
    expect(unused).toEqual([]);
  });
}

const STOREFRONT = '/ecom/shop/browse/groceries';

/** Opens the storefront, and delays its own script until `files` in its markup have loaded or failed. */
const openAfterCritical = async (page: Page, type: 'load' | 'error', files: number): Promise<void> => {
  await page.addInitScript((end) => {
    let ended = 0;
    const count = ({ target }: Event) => {
      if (!(target instanceof HTMLElement && 'shopHeaderEarly' in target.dataset)) return;
      ended += 1;
      document.documentElement.dataset['early'] = String(ended);
    };
    document.addEventListener(end, count, true);
    new MutationObserver(() => {
      if (document.querySelector('[data-shop-header-place]:not(:has(header))'))
        document.documentElement.dataset['hadPlace'] = '';
    }).observe(document, { childList: true, subtree: true });
  }, type);
  const release = await delayScripts(page, '**/ecom/assets/storefront/main*.js');
  await page.goto(STOREFRONT, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-early', String(files));
  release();
  await new Header(page).ready();
};

test('a header whose script and styles load before the host’s own is mounted with its first render [FED-4]', async ({
  page,
}) => {
  await openAfterCritical(page, 'load', 4);
  await expect(page.locator('html')).not.toHaveAttribute('data-had-place');
  const header = new Header(page);
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
});

test('a file that failed before any listener was added is requested again, and retried [FED-4] [ERR-6]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/\/(lean|app)\.|404/);
  await page.route(/\/(lean|app)\.\w+\.(js|css)$/, (route) => route.fulfill({ status: 404 }));
  await openAfterCritical(page, 'error', 3);
  await expect(page.locator('html')).toHaveAttribute('data-had-place');
});

test('an entry that runs twice has no further effect, and lazy chunks register with the first one [FED-4]', async ({
  page,
}) => {
  await page.route(`**${STOREFRONT}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, entry = ''] = /src="([^"]*\/lean\.[^"]*)"/.exec(html) ?? [];
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? [];
    // After the host's own script, which has found the first entry by then, and before any lazy chunk.
    const again = `<script nonce="${nonce}" defer src="${entry}"></script></head>`;
    await route.fulfill({ response, body: html.replace('</head>', again) });
  });
  await page.goto(STOREFRONT);
  const header = new Header(page);
  await header.ready();
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
});

/** Records the addresses of the remote's files that the page requests. */
const recordFiles = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe\/common\/[^/]+\.(js|css)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
};

const openPrepared = async (page: Page, loader = {}): Promise<void> => {
  const dir = await buildPreparedHost();
  await page.goto(await serveHostPage(page, { name: 'prepared', dir, config: HOST_CONFIG, loader }));
  await expect(page.locator('#root')).toHaveAttribute('data-loaded');
};

test('a prefetched header is mounted with the first render, on one copy of React, and each file loads once [FED-1] [FED-4]', async ({
  page,
}) => {
  const requests = recordFiles(page);
  await openPrepared(page);
  const root = page.locator('#root');
  await page.evaluate(() => document.dispatchEvent(new Event('show')));
  await expect(root).toHaveAttribute('data-first', 'header');
  const header = new Header(page);
  await header.ready();
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  expect(requests).toEqual([...new Set(requests)]);
});

test('a chunk that loads before its entry waits for the entry, and is not fetched again [ERR-6]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/lean\.|404/);
  const requests = recordFiles(page);
  // A cache has lost the entry; the retry has another address.
  await page.route(/\/lean\.\w+\.js$/, (route) => route.fulfill({ status: 404 }));
  await openPrepared(page);
  expect(requests.filter((url) => url.includes('/app.') && url.endsWith('.js'))).toHaveLength(1);
});

test('<RemoteHeader> with another channel than prepareHeader uses the prepared header, and warns once [FED-4] [FED-5]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/prepareHeader/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('prepareHeader')) warnings.push(message.text());
  });
  await openPrepared(page, { channel: 'next' });
  for (const event of ['show', 'hide', 'show'])
    await page.evaluate((type) => document.dispatchEvent(new Event(type)), event);
  await new Header(page).ready();
  expect(warnings).toEqual([expect.stringContaining('"channel":"next"')]);
});
