import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Header } from './header';
import { settle } from './settle';

/** The menu of small screens, with locators by role and name. */
export class SideMenu {
  readonly header: Header;
  readonly trigger: Locator;
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly back: Locator;
  readonly close: Locator;

  constructor(readonly page: Page) {
    this.header = new Header(page);
    this.trigger = this.header.banner.getByRole('button', { name: 'Menu', exact: true });
    this.dialog = page.getByRole('dialog');
    this.heading = this.dialog.locator('h2[tabindex="-1"]');
    this.back = this.dialog.getByRole('button', { name: 'Back', exact: true });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
  }

  /** A category that opens the next level. */
  category(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.dialog.getByRole('link', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Opens the menu and waits for the categories; before they load, Groceries is a link. */
  async open(path: string): Promise<void> {
    await this.header.open(path);
    await this.trigger.click();
    await expect(this.category('Groceries')).toBeVisible();
    await this.settled();
  }

  /** Opens one level after the other, by the names of the categories. */
  async push(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.category(name).click();
      await expect(this.dialog).toHaveAccessibleName(name);
      await this.settled();
    }
  }

  /** Waits until the slide animation has ended. */
  settled(): Promise<void> {
    return settle(this.page);
  }
}
