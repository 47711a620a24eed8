import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * A page with the header in each shell. The shells are different hosts of the same remote [FED-2]. A journey that does
 * not depend on the host runs in one of them.
 */
export const STOREFRONT = { shell: 'storefront', path: '/ecom/shop/browse/groceries' } as const;
export const PAGES = { shell: 'pages', path: '/ecom/recipes' } as const;
export const SHELLS = [STOREFRONT, PAGES] as const;

export const WIDTHS = [320, 544, 768, 992, 1440] as const;

/** In narrower viewports, a button opens the search field, or the field has a row of its own. CSS pixels. */
const INLINE_SEARCH_FROM = 768;

/** Returns the first Add button of the page's products. */
export const addButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Add/ }).first();

/** Signs in on the shop's page for that, on which the browser is. */
export const signIn = async (page: Page, email = 'rowan.ellis@example.com'): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill('a long password');
  await main.getByRole('button', { name: 'Sign in' }).click();
};

/** Locators for the parts of the header, by role and name. */
export class Header {
  readonly banner: Locator;
  readonly search: Locator;
  readonly submit: Locator;
  readonly suggestions: Locator;
  /** The suggestions, without the search for the term as typed. */
  readonly suggestedTerms: Locator;
  readonly history: Locator;
  readonly searchTrigger: Locator;
  readonly trolley: Locator;
  /** The button of a booked slot. */
  readonly slot: Locator;
  readonly slotDetails: Locator;
  readonly account: Locator;
  readonly signIn: Locator;

  constructor(readonly page: Page) {
    this.banner = page.getByRole('banner');
    this.search = this.banner.getByRole('combobox', { name: 'Search' });
    this.submit = this.banner.getByRole('search').getByRole('button', { name: 'Search', exact: true });
    // A grid if it has products.
    this.suggestions = this.banner
      .getByRole('listbox', { name: 'Suggestions' })
      .or(this.banner.getByRole('grid', { name: 'Suggestions' }));
    this.suggestedTerms = this.suggestions.locator('[data-kind="suggestion"]');
    this.history = this.banner.getByRole('grid', { name: 'Your recent searches' });
    this.searchTrigger = this.banner.getByRole('button', { name: 'Open search' });
    this.slot = this.banner.getByRole('button', { name: /Slot details$/ });
    this.slotDetails = this.banner.getByRole('group', { name: /^Your .*slot$/ });
    this.trolley = this.banner.getByRole('link', { name: /^Trolley|, trolley\b/ });
    this.account = this.banner.getByRole('button', { name: 'My account' });
    this.signIn = this.banner.getByRole('link', { name: 'Sign in' }).first();
  }

  link(name: string | RegExp): Locator {
    return this.banner.getByRole('link', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Returns the name of the option that the search field marks as selected, or undefined if there is none. */
  async selected(): Promise<string | undefined> {
    const id = await this.search.getAttribute('aria-activedescendant');
    if (id === null) return undefined;
    const part = this.page.locator(`[id="${id}"]`);
    return (await part.getAttribute('aria-label')) ?? (await part.innerText()).trim();
  }

  /** Opens a page and waits until the remote's header has replaced the shell's plain links. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  async ready(): Promise<void> {
    const width = this.page.viewportSize()?.width ?? 0;
    const rowField = this.page.locator('header[data-search-row]').getByRole('combobox', { name: 'Search' });
    await expect(width < INLINE_SEARCH_FROM ? this.searchTrigger.or(rowField) : this.search).toBeVisible();
  }
}
