import type { Page } from '@playwright/test';
import { Header } from '../support/header';
import { watchShifts } from '../support/shifts';

/** Selectors of the parts in a server's markup. After hydration, each must still be the same node. */
export const PARTS: readonly string[] = [
  'header[data-compact]',
  'form[role="search"]',
  'input[name="searchTerm"]',
  'nav[aria-label="Shop"]',
];

/** Records the nodes as the parser creates them, before any script of the page runs. */
const recordNodes = (page: Page): Promise<unknown> =>
  page.addInitScript((parts) => {
    const recordedNodes = new Map<string, Element>();
    Object.assign(document, { recordedNodes });
    new MutationObserver(() => {
      for (const part of parts) {
        const found = document.querySelector(part);
        if (found && !recordedNodes.has(part)) recordedNodes.set(part, found);
      }
    }).observe(document, { childList: true, subtree: true });
  }, PARTS);

/** Returns the selectors of the parts whose node was replaced. */
export const replacedNodes = (page: Page): Promise<readonly string[]> =>
  page.evaluate((parts) => {
    const { recordedNodes } = document as unknown as { readonly recordedNodes: ReadonlyMap<string, Element> };
    return parts.filter(
      (part) => !recordedNodes.has(part) || document.querySelector(part) !== recordedNodes.get(part),
    );
  }, PARTS);

/** Stores a promise of the header's first paint, for {@link ready}. */
const watchFirstPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(document, {
      headerReady: new Promise((done) => {
        document.addEventListener('shop-header:ready', done, { once: true });
      }),
    });
  });

/** Opens a page and records its nodes, layout shifts and first paint from the start. */
export const openRecorded = async (page: Page, path: string): Promise<Header> => {
  await recordNodes(page);
  await watchFirstPaint(page);
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return new Header(page);
};

/** Resolves once anything is painted: a shopper cannot type before. */
export const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);

/** Resolves once the header has painted. */
export const ready = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    (document as unknown as { headerReady: Promise<unknown> }).headerReady.then(() => true),
  );

/** Returns what the page's monitor received. */
export const monitored = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { readonly monitored?: unknown }).monitored);

/**
 * Delays scripts, so that the page shows the server's markup only. Returns a function that lets them load.
 *
 * @param scripts a pattern of addresses
 */
export const delayScripts = async (page: Page, scripts: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Records the header's node as the parser creates it. */
export const recordHeaderNode = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const header = document.querySelector('header');
      if (!header) return;
      Object.assign(document, { served: header });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Returns whether the header's node is still the one that the server sent. */
export const isServedNode = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('header') === (document as unknown as { served?: Element }).served,
  );
