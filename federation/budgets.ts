import type { HeaderRelease } from './loader/release';

/** A built script of the remote. */
export interface BuiltScript {
  readonly file: string;
  /** Size in bytes after brotli at its best quality, which is what shoppers download. */
  readonly bytes: number;
  /** Whether the script is part of React, which a host that shares its own React never loads. */
  readonly react: boolean;
}

export interface Budget {
  readonly what: string;
  /** Maximum size in bytes, compressed with brotli. */
  readonly limit: number;
  /** Returns the scripts that count towards the budget. */
  readonly scripts: (built: readonly BuiltScript[], release: HeaderRelease) => readonly BuiltScript[];
}

/**
 * Chunks that are loaded only when a shopper opens something, or after trolley and slot are displayed, by the start of
 * their file names. All other chunks count as loaded before that.
 */
const ON_INTENT: readonly string[] = [
  'amend',
  'app-banner',
  'checkout',
  'dialog',
  'error',
  'health',
  'icons',
  'idle',
  'mega-menu',
  'menu-tree',
  'multi-search',
  'order',
  'products',
  'react-root',
  'schemas',
  'search',
  'side-menu',
];

/** The content library has one or more chunks: `content.…`, `content-….…`. */
const CONTENT = /^content[-.]/;

/** Returns whether a chunk is loaded after trolley and slot are displayed on a signed-in page. */
const isOnIntent = ({ file }: BuiltScript): boolean =>
  CONTENT.test(file) || ON_INTENT.some((start) => file.startsWith(`${start}.`));

const named = (built: readonly BuiltScript[], files: readonly string[]): readonly BuiltScript[] =>
  built.filter(({ file }) => files.includes(file));

/** Returns what our loader loads before it mounts the header. */
const firstPaint = (built: readonly BuiltScript[], { entry, exposes }: HeaderRelease) =>
  named(built, [entry.file, ...exposes['./mount'].scripts.map(({ file }) => file)]);

/** Returns the scripts of the chunks with these names. */
const chunks = (built: readonly BuiltScript[], ...names: readonly string[]): readonly BuiltScript[] =>
  built.filter(({ file }) => names.some((name) => file.startsWith(`${name}.`)));

const own = (built: readonly BuiltScript[]): readonly BuiltScript[] => built.filter(({ react }) => !react);

/** Budgets for the size of the remote, without React and the host's federation runtime. */
export const BUDGETS: readonly Budget[] = [
  {
    what: 'before the first render, by our loader',
    limit: 18_280,
    scripts: firstPaint,
  },
  {
    what: 'before the first render in a page without React, React included',
    limit: 21_990,
    scripts: (built, release) => [
      ...firstPaint(built, release),
      ...named(built, release.react?.map(({ file }) => file) ?? []),
    ],
  },
  {
    what: 'before the first render, in a stock host',
    limit: 26_860,
    scripts: (built, { stockEntry }) => [
      ...named(built, [stockEntry.file]),
      ...chunks(built, 'app', 'header'),
    ],
  },
  {
    what: 'signed in, once trolley and slot show',
    limit: 53_100,
    scripts: (built, release) =>
      own(built).filter(
        (script) =>
          script.file !== release.stockEntry.file &&
          !script.file.startsWith('header.') &&
          !isOnIntent(script),
      ),
  },
  {
    what: 'suggestions and history, beyond the field',
    limit: 9_000,
    scripts: (built) => chunks(built, 'search'),
  },
  { what: 'multi-search', limit: 4_000, scripts: (built) => chunks(built, 'multi-search') },
  {
    what: 'amend, checkout, errors and the dialog they share',
    limit: 14_700,
    scripts: (built) => chunks(built, 'amend', 'checkout', 'dialog', 'error'),
  },
  {
    what: 'menus, beyond the bar',
    limit: 12_500,
    scripts: (built) => chunks(built, 'mega-menu', 'menu-tree', 'side-menu'),
  },
  {
    what: 'content library',
    limit: 14_000,
    scripts: (built) => built.filter(({ file }) => CONTENT.test(file)),
  },
  {
    what: 'icons of the catalogue',
    limit: 3_000,
    scripts: (built) => chunks(built, 'icons'),
  },
  { what: 'the whole remote, both entries and every chunk', limit: 136_000, scripts: own },
];

/**
 * Returns the budget whose description starts with a text.
 *
 * @throws Error if there is none
 */
export const findBudget = (start: string): Budget => {
  const budget = BUDGETS.find(({ what }) => what.startsWith(start));
  if (!budget) throw new Error(`no budget starts with "${start}"`);
  return budget;
};
