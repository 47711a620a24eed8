import { paths } from '../shop/paths';

/** The same limit as the header's multi-search [MULT-3]. */
const ITEM_LIMIT = 100;
const ITEM_LENGTH = 200;

/** The parameters of a multi-search address: an item or a whole list, and a position in the list. */
export interface WalkQuery {
  readonly query: string;
  /** From 1; undefined means the first item of the query. */
  readonly position: number | undefined;
}

export interface ListWalk {
  readonly kind: 'walk';
  readonly items: readonly string[];
  /** From 1. */
  readonly position: number;
  readonly item: string;
  /** Returns the address of the item at a position. */
  readonly hrefOf: (position: number) => string;
}

export type Walk =
  | ListWalk
  /** One item by itself; `back` is the first item of the shopper's list, if there is one. */
  | {
      readonly kind: 'alone';
      readonly item: string;
      readonly back: { readonly href: string; readonly count: number } | undefined;
    }
  | { readonly kind: 'nothing' };

// The cut may split a surrogate pair, which an address cannot contain.
const clean = (item: string): string =>
  item
    .replace(/[\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, ITEM_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trim();

/**
 * Splits a list at newlines, commas and underscores; drops blank items, control characters and lone surrogates. Order
 * and duplicates are kept [MULT-2].
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
 * Parses the list that the header stored: a JSON array of strings [MULT-4].
 *
 * @param stored the stored value, unchecked
 * @returns its items; empty for any other value
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

const caseFolded = (item: string): string => item.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds an item by its text. The position counts if the item is there, which matters for duplicates. */
const placeOf = (items: readonly string[], item: string, position: number): number => {
  const wanted = caseFolded(item);
  const all = items.map(caseFolded);
  return all[position - 1] === wanted ? position : all.indexOf(wanted) + 1;
};

const walkAlong = (
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
 * Resolves a multi-search address. A query of several items is a separate list, which its links contain; a query of one
 * item is looked up in the shopper's list; without a query, that list starts [NAV-8, MULT-5].
 *
 * @param saved the shopper's list, from `readList`
 */
export const walkOf = ({ query, position = 1 }: WalkQuery, saved: readonly string[]): Walk => {
  const named = splitList(query);
  const [first] = named;
  if (named.length > 1) {
    const carried = walkAlong(named, named[position - 1] === undefined ? 1 : position, () =>
      named.join('\n'),
    );
    if (carried) return carried;
  }
  const item = first ?? saved[0];
  if (item === undefined) return { kind: 'nothing' };
  const stored = walkAlong(saved, placeOf(saved, item, position), (each) => each);
  if (stored) return stored;
  const [begin] = saved;
  const back =
    begin !== undefined && placeOf(saved, item, 1) === 0
      ? { href: addressOf(begin, 1), count: saved.length }
      : undefined;
  return { kind: 'alone', item, back };
};
