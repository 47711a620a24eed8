import { paths } from '../../shop/paths';

/** As many items as the header's multi-search takes [MULT-3]. */
const ITEM_LIMIT = 100;
const ITEM_LENGTH = 200;

/** What an address of the multi-search page says: an item, or a whole list, and where in the list to stand. */
export interface Asked {
  readonly query: string;
  /** From 1; undefined stands for the first that the query names. */
  readonly position: number | undefined;
}

export interface ListWalk {
  readonly kind: 'walk';
  readonly items: readonly string[];
  /** From 1. */
  readonly position: number;
  readonly item: string;
  /** Address of the item at a position. */
  readonly hrefOf: (position: number) => string;
}

export type Walk =
  | ListWalk
  /** One item by itself; `back` leads to the first item of the shopper's list, when there is one. */
  | {
      readonly kind: 'alone';
      readonly item: string;
      readonly back: { readonly href: string; readonly count: number } | undefined;
    }
  | { readonly kind: 'nothing' };

// The cut may halve a character, which no address can carry.
const clean = (item: string): string =>
  item
    .replace(/[\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, ITEM_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trim();

/**
 * Splits a list at newlines, commas and underscores; drops blank items, control characters and halves of
 * characters. Order and duplicates stay [MULT-2].
 *
 * @returns at most 100 items of at most 200 characters
 */
export const splitList = (text: string): string[] =>
  text
    .split(/[\r\n,_]+/)
    .map(clean)
    .filter(Boolean)
    .slice(0, ITEM_LIMIT);

/**
 * Reads the list as the header saved it: a JSON array of strings [MULT-4].
 *
 * @param stored whatever stood there
 * @returns its items; none when it is no such list
 */
export const readList = (stored: string | null): readonly string[] => {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return [];
    return list
      .slice(0, ITEM_LIMIT)
      .flatMap((item: unknown) => (typeof item === 'string' ? splitList(item) : []))
      .slice(0, ITEM_LIMIT);
  } catch {
    return [];
  }
};

const addressOf = (query: string, position: number): string =>
  `${paths.multiSearch}?${new URLSearchParams({ query, item: String(position) }).toString()}`;

const folded = (item: string): string => item.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** An item is told by its text; its position counts where the text stands there, as duplicates need. */
const placeOf = (items: readonly string[], item: string, position: number): number => {
  const wanted = folded(item);
  const all = items.map(folded);
  return all[position - 1] === wanted ? position : all.indexOf(wanted) + 1;
};

const along = (
  items: readonly string[],
  position: number,
  queryOf: (item: string) => string,
): ListWalk | undefined => {
  const item = items[position - 1];
  if (item === undefined || items.length < 2) return undefined;
  const hrefOf = (to: number): string => addressOf(queryOf(items[to - 1] ?? ''), to);
  return { kind: 'walk', items, position, item, hrefOf };
};

/**
 * Where an address leads. A query of several items is a list of its own, which its links carry on; a query of
 * one item is looked up in the shopper's list, and without a query that list is begun [NAV-8, MULT-5].
 *
 * @param saved the shopper's list, as `readList` gives it
 */
export const walkOf = ({ query, position = 1 }: Asked, saved: readonly string[]): Walk => {
  const named = splitList(query);
  const [first] = named;
  if (named.length > 1) {
    const carried = along(named, named[position - 1] === undefined ? 1 : position, () => named.join('\n'));
    if (carried) return carried;
  }
  const item = first ?? saved[0];
  if (item === undefined) return { kind: 'nothing' };
  const stored = along(saved, placeOf(saved, item, position), (each) => each);
  if (stored) return stored;
  const [begin] = saved;
  const back =
    begin !== undefined && placeOf(saved, item, 1) === 0
      ? { href: addressOf(begin, 1), count: saved.length }
      : undefined;
  return { kind: 'alone', item, back };
};
