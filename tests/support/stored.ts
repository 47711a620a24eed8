import type { BrowserContext, Page } from '@playwright/test';

const KEY = 'wtr_groceries_search_history';

/** Stores a text under a key before the first page of the origin loads, once. */
export const storeText = async (context: BrowserContext, key: string, text: string): Promise<void> => {
  await context.addInitScript(
    ([name, value]) => {
      // An empty tab has no storage.
      if (!location.href.startsWith('http') || sessionStorage.getItem(`${name} is set`)) return;
      sessionStorage.setItem(`${name} is set`, 'yes');
      localStorage.setItem(name, value);
    },
    [key, text] as const,
  );
};

export const storeTerms = (context: BrowserContext, ...terms: string[]): Promise<void> =>
  storeText(context, KEY, JSON.stringify(terms.map((term) => ({ term }))));

/** Returns the stored terms, or undefined if nothing is stored. */
export const storedTerms = (page: Page): Promise<string[] | undefined> =>
  page.evaluate((key) => {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as { term: string }[]).map(({ term }) => term);
  }, KEY);
