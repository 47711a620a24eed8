import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** Addresses that the page asked for ahead of time, in order. */
const listen = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { 'sec-purpose': purpose = '' } = request.headers();
    if (purpose.startsWith('prefetch')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

const wished = (page: Page) =>
  page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const opened = async (page: Page): Promise<Header> => {
  const header = new Header(page);
  await page.clock.install();
  await header.open('/ecom/shop/browse/groceries');
  // What hears the pointer comes late.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  return header;
};

test('a page is asked for once the pointer has rested on its link for 100 ms, and once only [NAV-15]', async ({
  page,
}) => {
  const asked = listen(page);
  const header = await opened(page);
  await header.link('Recipes').hover();
  await page.clock.runFor(99);
  expect(await wished(page)).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['/ecom/recipes']);
  await header.search.hover();
  await header.link('Recipes').hover();
  await page.clock.runFor(200);
  expect(await wished(page)).toHaveLength(1);
});

test('a pointer that leaves first asks for nothing, in the header or below it [NAV-15]', async ({ page }) => {
  const header = await opened(page);
  await header.link('Recipes').hover();
  await page.clock.runFor(60);
  await header.search.hover();
  await page.clock.runFor(200);
  await header.link('Offers').hover();
  await page.clock.runFor(60);
  await page.mouse.move(700, 700);
  await page.clock.runFor(200);
  expect(await wished(page)).toEqual([]);
});

test('links that sign in, and those of other shops, are never asked for ahead [NAV-15]', async ({ page }) => {
  const header = await opened(page);
  for (const link of [
    header.signIn,
    header.link('Register'),
    header.link(/^Cellar/),
    header.link(/^Trolley/),
  ]) {
    await link.hover();
    await page.clock.runFor(200);
  }
  expect(await wished(page)).toEqual([]);
});

test('nothing is asked for ahead where bytes are dear [NAV-15]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const header = await opened(page);
  await header.link('Recipes').hover();
  await page.clock.runFor(200);
  expect(await wished(page)).toEqual([]);
});
