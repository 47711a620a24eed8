import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { buildPreparedHost } from './build-host';
import { HOST_CONFIG } from './host-config';
import { serveHostPage } from './serve-page';

/** Addresses of the remote's files, as the page asks for them. */
const notesFiles = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe\/common\/[^/]+\.(js|css)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

const openPrepared = async (page: Page): Promise<void> => {
  const dir = await buildPreparedHost();
  await page.goto(await serveHostPage(page, { name: 'prepared', dir, config: HOST_CONFIG }));
  await expect(page.locator('#root')).toHaveAttribute('data-loaded');
};

test('a header that was begun beforehand stands at once, on one React, and each file comes once [FED-1] [FED-4]', async ({
  page,
}) => {
  const asked = notesFiles(page);
  await openPrepared(page);
  const root = page.locator('#root');
  await page.evaluate(() => document.dispatchEvent(new Event('show')));
  await expect(root).toHaveAttribute('data-first', 'header');
  const header = new Header(page);
  await header.ready();
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  expect(asked).toEqual([...new Set(asked)]);
});

test('a chunk that is there before its entry waits for it, and is not fetched again [ERR-6]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/lean\.|404/);
  const asked = notesFiles(page);
  // A cache has lost it; the second try is another address.
  await page.route(/\/lean\.\w+\.js$/, (route) => route.fulfill({ status: 404 }));
  await openPrepared(page);
  expect(asked.filter((url) => url.includes('/app.') && url.endsWith('.js'))).toHaveLength(1);
});
