import { expect, type Page } from '@playwright/test';
import { Header } from './header';

/** Opens a page and waits until it receives messages from other tabs. */
export const openUntilSynced = async (page: Page, path: string): Promise<Header> => {
  const header = new Header(page);
  const loadedSync = page.waitForResponse(/sync\.\w+\.js/);
  await header.open(path);
  await loadedSync;
  // The listener is added once the sync chunk's dependencies have loaded.
  await page.waitForLoadState('networkidle');
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};
