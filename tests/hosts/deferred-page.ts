import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { Header } from '../support/header';
import { watchShifts } from '../support/shifts';
import { recordHeaderNode } from './server-markup';

export const PATH = '/ecom/php/deferred';
/** Returns the guide's page of plain HTML, for a visitor or a customer. */
const guideFor = (hasTokenSession: boolean): string =>
  readFileSync('host-demo/starters/plain/index.html', 'utf8')
    .replace('<title>', '<link rel="icon" href="data:," /><title>')
    .replace('"adminAppUrl"', `"session": { "hasTokenSession": ${hasTokenSession} }, "adminAppUrl"`)
    .replace('</main>', '<div style="block-size: 3000px"></div></main>');

export const GUIDE = guideFor(false);

/** Scripts that run the header's code. Prefetched files are links. */
export const RUNNING = 'script[src*="/lean."]';

export const SEASON = 'Christmas';

/** Records the header's events, and the title of the season, as a page before would have stored it. */
export const prepare = async (page: Page, season = SEASON): Promise<void> => {
  await recordHeaderNode(page);
  await watchShifts(page);
  await page.addInitScript((title) => {
    if (title) sessionStorage.setItem('wtr_season', title);
    const received: string[] = [];
    Object.assign(document, { received });
    for (const name of ['shop-header:ready', 'shop-header:identity'])
      document.addEventListener(name, () => received.push(name));
  }, season);
};

export const receivedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (document as unknown as { readonly received: readonly string[] }).received);

export const ONCE = ['shop-header:ready', 'shop-header:identity'];

/** Opens the page until its document has arrived. */
export const startGuide = async (page: Page, hasTokenSession: boolean): Promise<Header> => {
  const body = guideFor(hasTokenSession);
  await page.route(`**${PATH}*`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(PATH, { waitUntil: 'commit' });
  return new Header(page);
};

/** Opens the page, and waits until its header is ready for the host. */
export const openGuide = async (page: Page, hasTokenSession = false): Promise<Header> => {
  const header = await startGuide(page, hasTokenSession);
  await expect.poll(() => receivedIn(page)).toEqual(ONCE);
  return header;
};

/** Sends a message to the page's header, as one in another tab does. */
export const sendFromOtherTab = async (page: Page, message: string): Promise<void> => {
  const other = await page.context().newPage();
  await other.goto('/ecom/recipes');
  await other.evaluate((text) => {
    const channel = new BroadcastChannel('shop-header');
    channel.postMessage(text);
    channel.close();
  }, message);
};
