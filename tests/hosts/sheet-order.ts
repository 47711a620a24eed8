import type { Page } from '@playwright/test';

/** Positions of the remote's style sheets: the server sends the `critical` one, the others load later. */
export const SHEET_ORDERS = [
  { name: 'lazy sheets in the head, the critical sheet in the body', head: 'lazy', body: 'critical' },
  { name: 'the critical sheet in the head, lazy sheets in the body', head: 'critical', body: 'lazy' },
] as const;

export type SheetOrder = (typeof SHEET_ORDERS)[number];

/** Style sheets that every shopper loads by the end of a visit: the tests wait for all of them. */
const LAZY_SHEETS = {
  1440: ['runtime', 'mega-menu', 'content'],
  390: ['runtime', 'side-menu', 'content'],
} as const;

export type Width = keyof typeof LAZY_SHEETS;

/** Returns the names, without hashes, of the remote's style sheets that the page has loaded. */
export const loadedSheets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].flatMap(({ href, sheet }) => {
      const [, name] = /\/mfe\/common\/(?:.*\/)?([\w-]+)\.[^/]*css$/.exec(href) ?? [];
      return sheet && name !== undefined ? [name] : [];
    }),
  );

/** Returns the lazy style sheets that the page has not loaded. */
export const missingSheets = async (page: Page, width: Width): Promise<readonly string[]> => {
  const loaded = await loadedSheets(page);
  return LAZY_SHEETS[width].filter((name) => !loaded.includes(name));
};

/** Moves the remote's style sheets of an open page into an order, and waits until the browser has loaded them again. */
export const moveSheets = (page: Page, { head }: Pick<SheetOrder, 'head'>): Promise<void> =>
  page.evaluate(async (inHead) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
      ({ href, media }) => href.includes('/mfe/common/') && media !== 'print',
    );
    const isCritical = ({ href }: HTMLLinkElement): boolean => /\/app\.[^/]*css$/.test(href);
    const moved = links.map((link) => {
      const copy = document.createElement('link');
      copy.rel = 'stylesheet';
      copy.href = link.href;
      const loaded = new Promise<void>((resolve, reject) => {
        copy.onload = () => resolve();
        copy.onerror = () => reject(new Error(`${copy.href} did not load`));
      });
      link.remove();
      (isCritical(link) === (inHead === 'critical') ? document.head : document.body).append(copy);
      return loaded;
    });
    if (moved.length < 3) throw new Error(`only ${String(moved.length)} style sheets of the remote`);
    await Promise.all(moved);
  }, head);

/** Returns the page without the header's markup: the loader mounts the header from the same state. */
export const withoutMarkup = (html: string): string => {
  const rest = html
    .replace(/<!--shop-header [^-]*-->[\s\S]*<\/header>/, '')
    .replaceAll(/<link rel="stylesheet"[^>]*\/mfe\/common\/[^>]*>/g, '');
  if (rest === html) throw new Error('the page contains no server-rendered header');
  return rest;
};

/**
 * Returns the page with the server's head elements in the body, as a framework does that renders them in a component.
 */
export const withHeadInBody = (html: string): string => {
  const parts = /<link rel="stylesheet"[^>]*\/mfe\/common\/[^>]*>/g;
  const links = html.match(parts) ?? [];
  if (links.length === 0) throw new Error('the page contains no style sheet of the header');
  return html.replaceAll(parts, '').replace(/<body[^>]*>/, (body) => body + links.join(''));
};
