import type { Page } from '@playwright/test';

/**
 * Records the text of the header's live regions. Call it before the page opens.
 *
 * @returns a function that reads the announcements so far, oldest first
 */
export const recordAnnouncements = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const received: string[] = [];
    Reflect.set(window, 'receivedByTest', received);
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (!region?.closest('[role=banner], header') || (type === 'childList' && addedNodes.length === 0))
          continue;
        const text = region.textContent.trim();
        if (text !== '') received.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'receivedByTest') as string[]);
};
