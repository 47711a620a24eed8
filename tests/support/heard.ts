import type { Page } from '@playwright/test';

/** Writes down what live regions of the header say, in order; call it before the page opens. */
export const listenToHeader = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heardByTest', heard);
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (!region?.closest('[role=banner], header') || (type === 'childList' && addedNodes.length === 0))
          continue;
        const text = region.textContent.trim();
        if (text !== '') heard.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heardByTest') as string[]);
};
