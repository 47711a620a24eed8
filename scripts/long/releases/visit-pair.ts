import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { HEADER_PROBLEM } from '../../../federation/contract/element';
import { isServedNode, recordHeaderNode } from '../../../tests/hosts/server-markup';
import { Header } from '../../../tests/support/header';
import { withPage } from '../../bench/shared/browser';
import { useHeader } from '../../starters/visit';
import { BASE, PAGE, STOCK_FILES, type HostCode, type HostKind } from './hosts';

/** Records uncaught exceptions, errors in the console and problems that `<shop-header>` reports. */
const watchErrors = async (page: Page): Promise<readonly string[]> => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportProblem', (message: string) => void errors.push(`problem: ${message}`));
  await page.addInitScript((type) => {
    document.addEventListener(type, (event) => {
      const { reportProblem } = window as unknown as { readonly reportProblem: (message: string) => void };
      reportProblem(JSON.stringify((event as CustomEvent).detail));
    });
  }, HEADER_PROBLEM);
  return errors;
};

const serve = async (page: Page, kind: HostKind, first: HostCode, second: HostCode): Promise<void> => {
  const { scripts } = kind.scriptsOf === 'B' ? second : first;
  await page.route(`**${PAGE}**`, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (pathname !== PAGE) return route.fulfill({ path: path.join(scripts, path.basename(pathname)) });
    const { html, headers } = kind.page([first, second], origin);
    return route.fulfill({ body: html, headers });
  });
  await page.route(`**${STOCK_FILES}*`, (route) =>
    route.fulfill({
      path: path.join(scripts, 'stock', path.basename(new URL(route.request().url()).pathname)),
    }),
  );
};

/** Returns the folders of the releases whose scripts have loaded the page's header, without hints and `loader.js`. */
const foldersOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((base) => {
    const entries = performance.getEntriesByType('resource');
    const scripts = entries.filter(({ initiatorType }) => initiatorType === 'script').map(({ name }) => name);
    const folders = scripts.map((name) => new RegExp(`${base}([^/]+/)(?!loader\\.js)`).exec(name)?.[1] ?? '');
    return [...new Set(folders)].filter((folder) => folder !== '');
  }, BASE);

const compare = async (page: Page, kind: HostKind, first: HostCode, second: HostCode) => {
  const faults: string[] = [];
  const wanted = kind.loads === 'A' ? first : second;
  const { problems = [] } = (await page.evaluate(() => document.pairReport)) ?? {};
  faults.push(...problems);
  const folders = await foldersOf(page);
  if (folders.join() !== wanted.path)
    faults.push(`loads scripts of ${folders.join(' and ') || 'no release'}`);
  const isOwn = wanted.entry === first.entry;
  if (kind.hydrates && (await isServedNode(page)) !== isOwn)
    faults.push(`${isOwn ? 'replaces' : 'keeps'} the markup of ${isOwn ? 'its own' : 'another'} build`);
  return faults;
};

/**
 * Opens a page of a host with the code of two releases, and uses search and menu.
 *
 * @returns what is wrong; empty if nothing is
 */
export const visitPair = (
  browser: Browser,
  baseURL: string,
  kind: HostKind,
  [first, second]: readonly [HostCode, HostCode],
): Promise<readonly string[]> =>
  withPage(browser, { baseURL, width: 1280, height: 800 }, async ({ context, page }) => {
    await context.request.post('/demo/world/reset', { data: { preset: 'slot-booked' } });
    // tsx adds calls of this function to functions that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value');
    const errors = await watchErrors(page);
    await recordHeaderNode(page);
    await serve(page, kind, first, second);
    try {
      const header = new Header(page);
      await header.open(PAGE);
      await page.locator('header [data-trolley][aria-label*="£"]').waitFor();
      await useHeader(header);
    } catch (error) {
      return [...errors, String(error)];
    }
    return [...errors, ...(await compare(page, kind, first, second))];
  });
