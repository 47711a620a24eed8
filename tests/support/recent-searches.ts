import type { BrowserContext, Page } from '@playwright/test';

const KEY = 'wtr_groceries_search_history';

/** Stores a text as the search history before the first page of the origin loads, once. */
export const storeHistory = async (context: BrowserContext, text: string): Promise<void> => {
  await context.addInitScript(
    ([key, value]) => {
      // An empty tab has no storage.
      if (!location.href.startsWith('http') || sessionStorage.getItem('history-is-set')) return;
      sessionStorage.setItem('history-is-set', 'yes');
      localStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );
};

export const storeTerms = (context: BrowserContext, ...terms: string[]): Promise<void> =>
  storeHistory(context, JSON.stringify(terms.map((term) => ({ term }))));

/** Returns the stored terms, or undefined if nothing is stored. */
export const storedTerms = (page: Page): Promise<string[] | undefined> =>
  page.evaluate((key) => {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as { term: string }[]).map(({ term }) => term);
  }, KEY);
