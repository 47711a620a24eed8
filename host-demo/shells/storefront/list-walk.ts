import { paths } from '../shop/paths';

/** The same limit as the header's multi-search [MULT-3]. */
const ITEM_LIMIT = 100;
const ITEM_LENGTH = 200;

/** The parameters of a multi-search address: an item or a whole list, a position in the list, and the list's amounts. */
export interface WalkQuery {
  readonly query: string;
  /** From 1; undefined means the first item of the query. */
  readonly position: number | undefined;
  /** How many pieces of each item of the list the shopper wants, such as '3,1'; empty for one of each. */
  readonly amounts: string;
}

export interface ListWalk {
  readonly kind: 'walk';
  readonly items: readonly string[];
  /** From 1. */
  readonly position: number;
  readonly item: string;
  /** Returns how many pieces of the item at a position the shopper wants. */
  readonly amountOf: (position: number) => number;
  /** Returns the address of the item at a position. */
  readonly hrefOf: (position: number) => string;
}

export type Walk =
  | ListWalk
  /** One item by itself; `back` is the first item of the shopper's list, if there is one. */
  | {
      readonly kind: 'alone';
      readonly item: string;
      readonly amount: number;
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

/**
 * Parses the amounts that the header's multi-search put in the address, such as '3,1' [MULT-2].
 *
 * @returns whole numbers from 1 to 99; 1 for anything else
 */
const readAmounts = (text: string): readonly number[] =>
  text === ''
    ? []
    : text.split(',', ITEM_LIMIT).map((amount) => (/^[1-9]\d?$/.test(amount) ? Number(amount) : 1));

const addressOf = (query: string, position: number, amounts: readonly number[]): string => {
  const parameters = {
    query,
    item: String(position),
    ...(amounts.length > 0 && { amounts: amounts.join() }),
  };
  return `${paths.multiSearch}?${new URLSearchParams(parameters).toString()}`;
};

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
  amounts: readonly number[],
  queryOf: (item: string) => string,
): ListWalk | undefined => {
  const item = items[position - 1];
  if (item === undefined || items.length < 2) return undefined;
  return {
    kind: 'walk',
    items,
    position,
    item,
    amountOf: (at) => amounts[at - 1] ?? 1,
    hrefOf: (to) => addressOf(queryOf(items[to - 1] ?? ''), to, amounts),
  };
};

/** Another tab may have changed the list since these amounts were typed. */
const amountsFor = (items: readonly string[], amounts: readonly number[]): readonly number[] =>
  amounts.length === items.length ? amounts : [];

/**
 * Resolves a multi-search address. A query of several items is a separate list, which its links contain; a query of one
 * item is looked up in the shopper's list; without a query, that list starts [NAV-8, MULT-5].
 *
 * @param saved the shopper's list, from `readList`
 */
export const walkOf = (
  { query, position = 1, amounts: typed }: WalkQuery,
  saved: readonly string[],
): Walk => {
  const amounts = readAmounts(typed);
  const named = splitList(query);
  const [first] = named;
  if (named.length > 1) {
    const start = named[position - 1] === undefined ? 1 : position;
    const carried = walkAlong(named, start, amountsFor(named, amounts), () => named.join('\n'));
    if (carried) return carried;
  }
  const item = first ?? saved[0];
  if (item === undefined) return { kind: 'nothing' };
  const own = amountsFor(saved, amounts);
  const stored = walkAlong(saved, placeOf(saved, item, position), own, (each) => each);
  if (stored) return stored;
  const [begin] = saved;
  const back =
    begin !== undefined && placeOf(saved, item, 1) === 0
      ? { href: addressOf(begin, 1, own), count: saved.length }
      : undefined;
  return { kind: 'alone', item, amount: amounts.length === 1 ? (amounts[0] ?? 1) : 1, back };
};
