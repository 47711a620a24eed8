import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { HeaderRelease } from '../../federation/loader';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { reactCopies, watchReact } from './react-copies';

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
