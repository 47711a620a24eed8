import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { HeaderRelease } from '../../federation/loader';
import { buildStockHost } from '../../host-demo/shells/hosts/stock/build';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { reactCopies, watchReact } from './react-copies';

const PAGE = '/demo/hosts/stock';

test(
  "a stock federation host imports ./Header by its manifest, and the header works with the host's React [FED-1] [FED-9]",
  { tag: '@essential' },
  async ({ page }) => {
    await watchReact(page);
    const header = new Header(page);
    await header.open(PAGE);
    await expect(header.banner).toHaveCSS('position', 'sticky');
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await reactCopies(page)).toBe(1);
  },
);

/** Adds the remote's stock entry to the page, as another host does: the entry has run, and its container is unused. */
const addStockEntryFirst = async (page: Page, path: string): Promise<void> => {
  const { stockEntry } = JSON.parse(readFileSync('dist/remote/header.json', 'utf8')) as HeaderRelease;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    const script = `<script nonce="${nonce}" src="/ecom/assets/mfe/common/${stockEntry.file}"></script>`;
    await route.fulfill({ response, body: html.replace('<head>', `<head>${script}`) });
  });
};

for (const { path, copies, react } of [
  { path: '/demo/hosts/vite', copies: 1, react: "the page's React" },
  { path: '/demo/hosts/react-18', copies: 2, react: "the remote's own React" },
]) {
  test(`our loader uses a container that another host has loaded, with ${react}, at ${path} [FED-1] [FED-9]`, async ({
    page,
  }) => {
    await watchReact(page);
    await addStockEntryFirst(page, path);
    const header = new Header(page);
    await header.open(path);
    expect(await page.evaluate(() => '__FEDERATION__' in window)).toBe(true);
    const ownEntry = page.locator('script[data-shop-header-version]:not([data-shop-header-early])');
    await expect(ownEntry).toHaveCount(0);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await reactCopies(page)).toBe(copies);
  });
}

test.describe('with the plugin', () => {
  const PLUGIN = path.resolve('federation/loader/federation-plugin.ts');
  const ENTRY = /\/mfe\/common\/.*\/stock\.[^/]*\.js/;

  const { stockEntry } = JSON.parse(readFileSync('dist/remote/header.json', 'utf8')) as HeaderRelease;

  /** Two hosts with the plugin: one reads the entry's hash from `header.json`, the other contains it in its build. */
  const HOSTS = { 'header.json': {}, 'its own build': { integrity: stockEntry.integrity } };
  type HostName = keyof typeof HOSTS;

  const folderOf = (host: HostName): string =>
    path.resolve(
      'dist/tests',
      process.env['TEST_PARALLEL_INDEX'] ?? '0',
      `stock-pinned-${host.replaceAll(/\W/g, '-')}`,
    );

  /** Serves the host's own build on the page of the demo's stock host. */
  const openHost = async (page: Page, host: HostName): Promise<void> => {
    await page.route('**/ecom/assets/hosts/stock/*', (route) =>
      route.fulfill({
        path: path.join(folderOf(host), path.basename(new URL(route.request().url()).pathname)),
      }),
    );
    await page.goto(PAGE);
  };

  /** Expects the links of the fallback, which stay as long as the header is away, and the rest of the page. */
  const expectLinks = async (page: Page): Promise<void> => {
    await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute(
      'href',
      '/ecom/myaccount',
    );
    await expect(page.getByText('The header is away')).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  };

  const flipByte = (page: Page, file: RegExp): Promise<unknown> =>
    page.route(file, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      const middle = Math.floor(body.length / 2);
      body[middle] = (body[middle] ?? 0) ^ 1;
      await route.fulfill({ status: 200, contentType: 'text/javascript', body });
    });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    for (const [host, options] of Object.entries(HOSTS))
      await buildStockHost(folderOf(host as HostName), 'production', [[PLUGIN, options]]);
  });

  for (const host of Object.keys(HOSTS) as HostName[]) {
    test(`a stock federation host with the plugin, and the hash of ${host}, loads the entry with integrity [FED-9]`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof HTMLScriptElement && node.src.includes('/stock.'))
              document.documentElement.dataset['entryIntegrity'] = node.integrity;
        }).observe(document, { childList: true, subtree: true });
      });
      await openHost(page, host);
      await new Header(page).ready();
      await expect(page.locator('html')).toHaveAttribute('data-entry-integrity', stockEntry.integrity);
    });

    test(`a stock federation host with the plugin, and the hash of ${host}, refuses an entry with a flipped byte [FED-4] [FED-9]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/integrity|Federation Runtime|RUNTIME-008|stock\./);
      await flipByte(page, ENTRY);
      await openHost(page, host);
      await expectLinks(page);
      expect(await page.evaluate(() => 'shop_header' in window)).toBe(false);
    });
  }
});
