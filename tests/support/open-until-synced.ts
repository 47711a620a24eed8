import { expect, type Page } from '@playwright/test';
import { Header } from './header';

/**
 * Call before a page is opened. Returns a function that waits until the header of the page receives messages from other
 * tabs.
 */
export const watchSync = async (page: Page): Promise<() => Promise<unknown>> => {
  await page.addInitScript(() => {
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(...listener: [string, EventListenerOrEventListenerObject]) {
        super.addEventListener(...listener);
        Reflect.set(window, 'isSynced', true);
      }
    };
  });
  return () => page.waitForFunction(() => Reflect.get(window, 'isSynced') === true);
};

/** Opens a page and waits until it receives messages from other tabs. */
export const openUntilSynced = async (page: Page, path: string): Promise<Header> => {
  const header = new Header(page);
  const synced = await watchSync(page);
  await header.open(path);
  await synced();
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};
