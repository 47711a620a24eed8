import { expect, type Page } from '@playwright/test';
import { Header } from './header';

/** Opens a page and waits until it hears what other tabs tell. */
export const openKept = async (page: Page, path: string): Promise<Header> => {
  const header = new Header(page);
  const kept = page.waitForResponse(/keep-true\.\w+\.js/);
  await header.open(path);
  await kept;
  // It hears once all that it needs is there.
  await page.waitForLoadState('networkidle');
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};
