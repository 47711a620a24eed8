import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { Header } from './header';
import { settle } from './settle';

/** The mega menu of large screens, with locators by role and name. */
export class WideMenu {
  readonly header: Header;
  readonly toggle: Locator;
  readonly panel: Locator;

  constructor(readonly page: Page) {
    this.header = new Header(page);
    this.toggle = this.header.banner.getByRole('button', { name: 'Groceries', exact: true });
    this.panel = this.header.banner.getByRole('group', { name: 'Groceries', exact: true }).first();
  }

  /** Opens a page, comes near the header, and waits until the closed panel is rendered, once the page is idle. */
  async open(path: string): Promise<void> {
    await this.header.open(path);
    await this.header.search.hover();
    await expect(
      this.header.banner.locator('[role=group][aria-label=Groceries] [data-item]').first(),
    ).toBeAttached();
    await expect(this.toggle).toHaveAttribute('aria-expanded', 'false');
  }

  /** An item of the first column; also found while the panel is closed. */
  item(name: string): Locator {
    return this.header.banner.locator('[data-level="0"]').filter({ hasText: name });
  }

  parent(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.panel.getByRole('link', { name, exact: true });
  }

  /** Waits until the panel's animations have ended. */
  settled(): Promise<void> {
    return settle(this.page);
  }
}

/** Returns the centre of a part, in CSS pixels of the viewport. */
export const centre = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('the part is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Returns whether page scrolling is locked. */
export const isLocked = (page: Page) =>
  page.evaluate(() => document.documentElement.style.overflow === 'hidden');
