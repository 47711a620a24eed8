import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Header } from './header';

export const VISITORS_LIST = 'wtr_multi_search_-1';
export const CUSTOMERS_LIST = 'wtr_multi_search_70012345';

/** The multi-search dialog, with locators by role and name. */
export class MultiSearch {
  readonly header: Header;
  readonly trigger: Locator;
  readonly dialog: Locator;
  readonly list: Locator;
  readonly clear: Locator;
  readonly undo: Locator;
  readonly search: Locator;
  /** The dialog's live region. */
  readonly announcement: Locator;

  constructor(readonly page: Page) {
    this.header = new Header(page);
    this.trigger = this.header.banner.getByRole('button', { name: 'Multi-search' });
    this.dialog = page.getByRole('dialog', { name: 'Multi-search' });
    this.list = this.dialog.getByRole('textbox', { name: 'Your shopping list' });
    this.clear = this.dialog.getByRole('button', { name: 'Clear list' });
    this.undo = this.dialog.getByRole('button', { name: 'Undo' });
    this.search = this.dialog.getByRole('button', { name: 'Search' });
    this.announcement = this.dialog.getByRole('status');
  }

  /** Opens a page of the shop, then the dialog. */
  async openOn(path: string): Promise<void> {
    await this.header.open(path);
    await this.open();
  }

  async open(): Promise<void> {
    await this.trigger.click();
    await expect(this.dialog).toBeVisible();
    await expect(this.list).toBeFocused();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Returns the stored value of a key, or undefined. */
  stored(key: string): Promise<string | undefined> {
    return this.page.evaluate((name) => localStorage.getItem(name) ?? undefined, key);
  }
}
