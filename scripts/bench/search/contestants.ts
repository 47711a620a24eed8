import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { build } from 'esbuild';
import { contentType } from 'mime-types';
import { categories, products } from '../../../host-demo/services/seed/catalogue';
import { suggest, wordsOf } from '../../../host-demo/services/state';
import { CONFIG, documentOf, loadRenderer, styleLinks } from '../shared/renderer';
import { withServer } from '../shared/server';
import { MIN_TERM_LENGTH } from './pages/fetch-suggestions';

const words = [
  ...new Set([...categories.values(), ...products.values()].flatMap(({ name }) => wordsOf(name))),
].filter((word) => /^[a-z]+$/.test(word));

/**
 * The prefixes of the catalogue's words with the most suggestions.
 *
 * @returns `count` different prefixes of the minimum length
 */
export const prefixes = (count: number): readonly string[] => {
  const found = new Set(
    words.filter(({ length }) => length >= MIN_TERM_LENGTH).map((word) => word.slice(0, MIN_TERM_LENGTH)),
  );
  if (found.size < count) throw new Error(`the catalogue has only ${found.size} prefixes`);
  return [...found]
    .map((term) => ({ term, size: suggest(term).length }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ term }) => term);
};

/** @returns `count` words of the catalogue that are longer than the minimum, spread over the whole catalogue */
export const wordsToType = (count: number): readonly string[] => {
  const long = words.filter(({ length }) => length > MIN_TERM_LENGTH);
  if (long.length < count) throw new Error(`the catalogue has only ${long.length} words`);
  const step = Math.floor(long.length / count);
  return Array.from({ length: count }, (_, index) => long[index * step] ?? '');
};

export interface Contestant {
  readonly name: string;
  /** Name of its page, under `/bench/`. */
  readonly page: string;
  /** The script and the style sheet of the page, by their common name. */
  readonly library: string;
  /** Whether the markup and the style sheets of the header surround the field, as they surround ours. */
  readonly isInHeader: boolean;
  readonly field: (page: Page) => Locator;
  /** The button that opens the field on a small screen. */
  readonly trigger?: (page: Page) => Locator;
  /** Matches the suggestions; our list has other rows, too. */
  readonly suggestions: string;
}

export const OURS: Contestant = {
  name: 'this header',
  page: 'header',
  library: 'header',
  isInHeader: true,
  field: (page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' }),
  trigger: (page) => page.getByRole('banner').getByRole('button', { name: 'Open search' }),
  suggestions: '[data-kind="suggestion"]',
};

const LIBRARIES = [
  {
    name: '@algolia/autocomplete-js',
    library: 'autocomplete',
    field: (page: Page) => page.locator('.aa-Input'),
    trigger: (page: Page) => page.locator('.aa-DetachedSearchButton'),
    suggestions: '[role="option"]',
  },
  {
    name: 'downshift',
    library: 'downshift',
    field: (page: Page) => page.locator('#root input[role="combobox"]'),
    suggestions: '[role="option"]',
  },
] as const;

/** The libraries in the same header as our field, which the ratio compares. */
const IN_HEADER: readonly Contestant[] = LIBRARIES.map((each) => ({
  ...each,
  name: `${each.name} in a header`,
  page: `${each.library}-in-header`,
  isInHeader: true,
}));

/** The libraries in a page of their own, which has less to lay out. */
export const ALONE: readonly Contestant[] = LIBRARIES.map((each) => ({
  ...each,
  page: each.library,
  isInHeader: false,
}));

export const CONTESTANTS: readonly Contestant[] = [OURS, ...IN_HEADER, ...ALONE];

const PAGES_DIR = path.resolve('dist/bench/search');
const PAGES = ['header.ts', 'autocomplete.ts', 'downshift.tsx', 'react.ts'];

/** Bundles the pages for production, each library in its own file. */
const buildPages = async (): Promise<void> => {
  rmSync(PAGES_DIR, { recursive: true, force: true });
  await build({
    entryPoints: PAGES.map((file) => path.join(__dirname, 'pages', file)),
    outdir: PAGES_DIR,
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    format: 'esm',
    splitting: true,
  });
};

const BASE = '/ecom/assets/mfe/common/';
const ROOT = '<div id="root"></div>';

/** Returns the page of a contestant: its library, in our header's markup and style sheets in the place of our form. */
const pageOf = ({ library, isInHeader }: Contestant): string => {
  // Our own page renders its header.
  const isAround = isInHeader && library !== 'header';
  const { html } = loadRenderer().renderHeader(
    { config: CONFIG },
    { url: 'http://bench.example/', base: BASE },
  );
  const ownStyles = existsSync(path.join(PAGES_DIR, `${library}.css`))
    ? `<link rel="stylesheet" href="/bench/${library}.css">`
    : '';
  return documentOf(
    (isAround ? styleLinks(BASE) : '') + ownStyles,
    `${isAround ? html.replace(/<form.*?<\/form>/s, ROOT) : ROOT}<script type="module" src="/bench/${library}.js"></script>`,
  );
};

const respond = (pathname: string, response: ServerResponse): boolean => {
  const [, name] = /^\/bench\/([^/]+)$/.exec(pathname) ?? [];
  if (name === undefined) return false;
  const contestant = CONTESTANTS.find(({ page }) => page === name);
  const file = path.join(PAGES_DIR, name);
  if (!contestant && !existsSync(file)) return false;
  response
    .writeHead(200, { 'content-type': contentType(contestant ? '.html' : path.extname(name)) || '' })
    .end(contestant ? pageOf(contestant) : readFileSync(file));
  return true;
};

/** Builds and serves the pages at `/bench/{page}`, with the demo's services, and runs `use` with a browser. */
export const withSearchPages = async <T>(
  use: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> => {
  await buildPages();
  return withServer({ respond, hasServices: true }, use);
};

export interface Visit {
  readonly contestant: Contestant;
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

interface VisitOptions {
  readonly origin: string;
  /** Width of the screen in CSS pixels. */
  readonly width: number;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Opens the contestant's page in a separate browser context, and waits until the network is idle. */
export const visit = async (
  browser: Browser,
  contestant: Contestant,
  { origin, width, prepare }: VisitOptions,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${origin}/bench/${contestant.page}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  return { contestant, page, session, close: () => context.close() };
};

/** Focuses the field, by its trigger where the field is hidden. */
export const focusField = async ({ contestant, page }: Visit): Promise<void> => {
  const field = contestant.field(page);
  const trigger = contestant.trigger?.(page);
  await (trigger ? field.or(trigger) : field).filter({ visible: true }).first().click();
  await field.focus();
};
