import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { buildPreparedHost } from './build-host';
import { HOST_CONFIG } from './host-config';
import { serveHostPage } from './serve-page';

/** Records the addresses of the remote's files that the page requests. */
const recordFiles = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe\/common\/[^/]+\.(js|css)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
};

const openPrepared = async (page: Page): Promise<void> => {
  const dir = await buildPreparedHost();
  await page.goto(await serveHostPage(page, { name: 'prepared', dir, config: HOST_CONFIG }));
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
