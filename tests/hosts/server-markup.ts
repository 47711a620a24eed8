import type { Page } from '@playwright/test';
import { Header } from '../support/header';
import { watchShifts } from '../support/shifts';

/** The parts that a server's markup has, by their selectors; each must still be the same object afterwards. */
export const PARTS: readonly string[] = [
  'header[data-compact]',
  'form[role="search"]',
  'input[name="searchTerm"]',
  'nav[aria-label="Shop"]',
];

/** Notes the nodes as the parser makes them, before any script of the page. */
const noteNodes = (page: Page): Promise<unknown> =>
  page.addInitScript((parts) => {
    const notes = new Map<string, Element>();
    Object.assign(document, { notes });
    new MutationObserver(() => {
      for (const part of parts) {
        const found = document.querySelector(part);
        if (found && !notes.has(part)) notes.set(part, found);
      }
    }).observe(document, { childList: true, subtree: true });
  }, PARTS);

/** Parts whose node is another one now. */
export const replacedNodes = (page: Page): Promise<readonly string[]> =>
  page.evaluate((parts) => {
    const { notes } = document as unknown as { readonly notes: ReadonlyMap<string, Element> };
    return parts.filter((part) => !notes.has(part) || document.querySelector(part) !== notes.get(part));
  }, PARTS);

/** Keeps a promise of the header's first paint, for {@link ready}. */
const isReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(document, {
      headerReady: new Promise((done) => {
        document.addEventListener('shop-header:ready', done, { once: true });
      }),
    });
  });

/** Opens a page whose nodes, shifts and first paint are noted from its first moment on. */
export const openNoted = async (page: Page, path: string): Promise<Header> => {
  await noteNodes(page);
  await isReady(page);
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return new Header(page);
};

/** Once the header has painted. */
export const ready = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    (document as unknown as { headerReady: Promise<unknown> }).headerReady.then(() => true),
  );

/** What the page's monitor was told. */
export const monitored = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { readonly monitored?: unknown }).monitored);

/**
 * Holds scripts back, so that what a server has sent stands alone; the answer lets them come.
 *
 * @param scripts a pattern of addresses
 */
export const holdScript = async (page: Page, scripts: string): Promise<() => void> => {
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

/** Notes the header's node as the parser makes it. */
export const noteHeader = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const header = document.querySelector('header');
      if (!header) return;
      Object.assign(document, { served: header });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Whether the header's node is still the one that was sent. */
export const isServed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('header') === (document as unknown as { served?: Element }).served,
  );

/**
 * Has a page come as if another release had rendered its header.
 *
 * @param path the page's
 */
export const renderedByAnother = (page: Page, path: string): Promise<unknown> =>
  page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<!--shop-header [^-]*-->/, '<!--shop-header 0.0.1-->');
    await route.fulfill({ response: answer, body });
  });
