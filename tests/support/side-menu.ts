import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Header } from './header';
import { settle } from './settle';

/** The menu of small screens as a person meets it. */
export class SideMenu {
  readonly header: Header;
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly back: Locator;
  readonly close: Locator;

  constructor(readonly page: Page) {
    this.header = new Header(page);
    this.opener = this.header.banner.getByRole('button', { name: 'Menu', exact: true });
    this.dialog = page.getByRole('dialog');
    this.heading = this.dialog.getByRole('heading', { level: 2 });
    this.back = this.dialog.getByRole('button', { name: 'Back', exact: true });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
  }

  /** A category that pushes its level. */
  category(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.dialog.getByRole('link', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Opens the menu and waits for the categories, without which Groceries is a link. */
  async open(path: string): Promise<void> {
    await this.header.open(path);
    await this.opener.click();
    await expect(this.category('Groceries')).toBeVisible();
    await this.settled();
  }

  /** Goes down, by the names of categories. */
  async push(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.category(name).click();
      await expect(this.dialog).toHaveAccessibleName(name);
      await this.settled();
    }
  }

  /** Nothing slides any more. */
  settled(): Promise<void> {
    return settle(this.page);
  }
}
