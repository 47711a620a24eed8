import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { Header } from './header';
import { MultiSearch, VISITORS_LIST } from './multi-search';
import { storeTerms, storedTerms, storeText } from './stored';

const DISMISSED = 'wtr_app_banner_dismissed';

/** The user agent of a browser for which the header offers the shop's app. */
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** Stores a recent search and a list, as an earlier visit would, before the first page of the context loads. */
export const storeEarlierVisit = async (context: BrowserContext): Promise<void> => {
  await storeTerms(context, 'old term');
  await storeText(context, VISITORS_LIST, '["old item"]');
};

/** Dismisses the app banner, saves a list and searches for 'milk', on a page whose host has a router. */
export const useStoringFeatures = async (page: Page): Promise<void> => {
  const multi = new MultiSearch(page);
  const { header } = multi;
  const banner = page.getByRole('complementary', { name: 'Fernleigh app' });
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  await multi.open();
  await multi.list.fill('bread');
  await multi.close();
  await header.search.fill('milk');
  // Before the search's code is loaded, Enter submits the form and leaves this document.
  await expect(header.suggestions).toBeVisible();
  await header.search.press('Enter');
  await expect(page).toHaveURL(/searchTerm=milk/);
};

/** Expects that the page still shows the list and the search, whether they were stored or not. */
export const expectRemembered = async (page: Page): Promise<void> => {
  const multi = new MultiSearch(page);
  await multi.open();
  await expect(multi.list).toHaveValue('bread');
  await multi.close();
  const { search, history } = new Header(page);
  await search.fill('');
  await expect(history.getByRole('row').first()).toContainText('milk');
};

const where = (isStored: boolean): string => (isStored ? 'stored' : 'not stored');

/** Returns whether recent searches, the list and the dismissal are stored, in this order. */
export const whereStored = async (page: Page): Promise<readonly string[]> => {
  const list = await page.evaluate((key) => localStorage.getItem(key), VISITORS_LIST);
  const cookies = await page.context().cookies();
  return [
    where((await storedTerms(page)) !== undefined),
    where(list !== null),
    where(cookies.some(({ name }) => name === DISMISSED)),
  ];
};
