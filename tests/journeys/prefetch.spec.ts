import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** Records the paths of pages that the page prefetches, in order. */
const recordPrefetches = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { 'sec-purpose': purpose = '' } = request.headers();
    const { pathname } = new URL(request.url());
    if (purpose.startsWith('prefetch') && !/\.(js|css)$/.test(pathname)) requests.push(pathname);
  });
  return requests;
};

const prefetchLinks = (page: Page) =>
  page
    .locator('link[rel=prefetch]:not([as])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

/** The page that is prefetched first. */
const FIRST = '/ecom/shop/browse/offers';

/** Opens a page with a stopped clock, and waits until resting on a link prefetches its page. */
const openPaused = async (page: Page): Promise<Header> => {
  const header = new Header(page);
  await page.clock.install();
  await header.open('/ecom/shop/browse/groceries');
  await page.clock.pauseAt(Date.now() + 60_000);
  // The listeners for the pointer are lazy-loaded.
  await expect(async () => {
    await header.search.hover();
    await header.link('Offers').hover();
    await page.clock.runFor(100);
    expect(await prefetchLinks(page)).toEqual([FIRST]);
  }).toPass();
  return header;
};

test(
  'a page is prefetched once, when the pointer has rested on its link for 100 ms [NAV-15]',
  { tag: '@essential' },
  async ({ page }) => {
    const requests = recordPrefetches(page);
    const header = await openPaused(page);
    await header.link('Recipes').hover();
    await page.clock.runFor(99);
    expect(await prefetchLinks(page)).toEqual([FIRST]);
    await page.clock.runFor(1);
    await expect.poll(() => requests).toEqual([FIRST, '/ecom/recipes']);
    await header.search.hover();
    await header.link('Recipes').hover();
    await page.clock.runFor(200);
    expect(await prefetchLinks(page)).toEqual([FIRST, '/ecom/recipes']);
  },
);

test('nothing is prefetched on a slow connection or with data saving [NAV-15]', async ({ page }) => {
  const header = await openPaused(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await header.link('Recipes').hover();
  await page.clock.runFor(200);
  expect(await prefetchLinks(page)).toEqual([FIRST]);
});
