import { parseJson } from '../../kernel/parse-json';
import { plainSigns } from '../../kernel/plain-signs';
import type { Translate } from '../../kernel/translate';
import { AND_MORE, ITEM, ITEMS, LIMIT_REACHED, TAKEN, TWO_NAMES } from './texts';

const SEPARATORS = /[\n\r_,]+/;
/** Lone surrogates, controls except white space, direction marks, zero-width spaces and joiners. */
const INVISIBLE = /[\p{Cs}\p{Bidi_C}\u200B\u2060]|(?!\s)\p{Cc}/gu;
const VISIBLE = /[^\s\p{M}\p{Cf}]/u;
/** More than 20 marks on one letter. No script needs them, and normalising them takes quadratic time. */
const EXCESS_MARKS = /(\p{M}{20})\p{M}+/gu;
const ACCENTS = /(\p{Script=Latin})\p{M}+/gu;
/** An amount with a sign, which no product's name contains: before the item, as in '2 x milk', or after it, as in 'milk x2'. */
const AMOUNT = /^(?:[1-9]\d? ?[x×] )+(?=\p{L})|(?<=\S)(?: [x×] ?[1-9]\d?)+$/giu;
/** A digit alone, before or after an English plural: '3 red onions', 'lemons 3', but not '2 kg potatoes', '5 bean chilli', 'omega 3'. */
const DIGIT = /^[1-9] (?!(..?|packs?|pints?|kilos?|litres?|minute|ply) )(?=\D+s$)|(?<=^\D+s) [1-9]$/i;
/** The first half of a surrogate pair that was cut. */
const LONE_SURROGATE = /[\uD800-\uDBFF]$/;

/** Number of items of one search [MULT-3]. */
export const MAX_ITEMS = 100;
/** Length limit of one item, the same as of a search term. */
const MAX_LENGTH = 200;
/** Length limit of a stored list; the header never stores a longer one. */
const MAX_STORED_LENGTH = 200_000;

const cleanEntry = (entry: string): string =>
  entry.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).replace(LONE_SURROGATE, '').trimEnd();

const withoutAmount = (entry: string): string => entry.replace(AMOUNT, '').replace(DIGIT, '');

const splitEntries = (text: string): readonly string[] =>
  plainSigns(text.replace(INVISIBLE, ''))
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .normalize('NFC')
    .split(SEPARATORS)
    .map(cleanEntry)
    .filter((entry) => VISIBLE.test(withoutAmount(entry)));

/**
 * Splits a typed or pasted list at new lines, underscores and commas. Removes accents of Latin letters, amounts and
 * blank items; keeps duplicates and the order [MULT-2].
 */
export const splitItems = (text: string): readonly string[] => splitEntries(text).map(withoutAmount);

/** A list, split at the limit. */
export interface AcceptedItems {
  /** The items of the search: the first 100. */
  readonly items: readonly string[];
  readonly droppedItems: readonly string[];
}

/** Splits a typed or pasted list and applies the limit [MULT-2] [MULT-3]. */
export const acceptItems = (text: string): AcceptedItems => {
  const all = splitItems(text);
  return { items: all.slice(0, MAX_ITEMS), droppedItems: all.slice(MAX_ITEMS) };
};

/**
 * Returns how many pieces of each accepted item the shopper wants, 1 to 99 [MULT-2].
 *
 * An amount is a number up to 99 with 'x' or '×' before or after an item, or a digit alone before or after an item that ends
 * with an English plural and has no other number: 'lemons 3', '3 red onions'. Every other number belongs to the item: a size
 * ('oat milk 1l', '2 pints', '6 pack crisps'), a name ('7up', '5 bean chilli', 'omega 3') and the pieces of a pack ('12 eggs').
 */
export const amountsOf = (text: string): readonly number[] =>
  splitEntries(text)
    .slice(0, MAX_ITEMS)
    .map((entry) => Number(/\d+/.exec(entry.replace(withoutAmount(entry), ''))?.[0] ?? 1));

/** Returns a text with the names that it lacks, one a line. Separators within a name would split it. */
export const addNames = (text: string, names: readonly string[]): string => {
  const keys = new Set(splitItems(text).map((item) => item.toLowerCase()));
  const added = names
    .map((name) =>
      name
        .split(SEPARATORS)
        .map((part) => part.trim())
        .join(' '),
    )
    .filter((name) => {
      const key = splitItems(name)[0]?.toLowerCase();
      return key && !keys.has(key) && keys.add(key);
    });
  return added.length > 0 ? [...(text.trim() ? [text.trimEnd()] : []), ...added].join('\n') : text;
};

const shorten = (item: string): string => {
  const letters = [...item];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : item;
};

/** 'milk, bread and 3 more' */
export const listNames = (items: readonly string[], t: Translate): string => {
  const [first = '', second = ''] = items.slice(0, 2).map(shorten);
  if (items.length > 2) return t(AND_MORE, { first, second, count: items.length - 2 });
  return second ? t(TWO_NAMES, { first, second }) : first;
};

export interface ListStatus {
  /** The number of items, or that the limit is reached [MULT-3]; empty without items. */
  readonly headline: string;
  /** The numbers of accepted and of all items, and the dropped items; empty within the limit. */
  readonly detail: string;
}

/** Returns the status texts of a list. */
export const statusText = ({ items, droppedItems }: AcceptedItems, t: Translate): ListStatus => {
  const { length: count } = items;
  if (count === 0) return { headline: '', detail: '' };
  if (droppedItems.length === 0) return { headline: t(count === 1 ? ITEM : ITEMS, { count }), detail: '' };
  return {
    headline: t(LIMIT_REACHED),
    detail: t(TAKEN, { taken: count, count: count + droppedItems.length, names: listNames(droppedItems, t) }),
  };
};

/** Encodes a list for storage, as a JSON array. */
export const encodeItems = (items: readonly string[]): string =>
  `[${items.map((item) => JSON.stringify(item)).join()}]`;

/**
 * Decodes a stored list. Returns no items for invalid text; entries that are not strings are left out [MULT-4].
 *
 * @param stored the stored text; other scripts of the page can write it
 */
export const decodeItems = (stored: string | undefined): readonly string[] => {
  if (!stored || stored.length > MAX_STORED_LENGTH) return [];
  const value = parseJson(stored);
  if (!Array.isArray(value)) return [];
  const entries = value.filter((entry) => typeof entry === 'string');
  return acceptItems(entries.join('\n')).items;
};
