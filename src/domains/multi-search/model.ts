/** Rules of a shopping list that is searched for all at once, as pure functions. */
const SEPARATORS = /\r\n|[\n\r_,]/;
/** What nobody sees: halves of letters, controls that aren't white space, marks of direction, joints without width. */
const UNSEEN = /[\p{Cs}\p{Bidi_C}\u200B\u2060]|(?!\s)\p{Cc}/gu;
const SEEN = /[^\s\p{M}\p{Cf}]/u;
/** No script piles up as many marks; normalising a longer pile would take time with its square. */
const PILED_MARKS = /(\p{M}{20})\p{M}+/gu;
const ACCENTS = /(\p{Script=Latin})\p{M}+/gu;
/** What is left of a letter that was cut in half. */
const HALF_LETTER = /[\uD800-\uDBFF]$/;

/** Items that one search takes [MULT-3]. */
export const MAX_ITEMS = 100;
/** Length of one item, as of any search term. */
const MAX_LENGTH = 200;
/** Longer than any list that was ever stored: not worth the time of reading. */
const MAX_STORED = 200_000;

const tidy = (entry: string): string =>
  entry.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).replace(HALF_LETTER, '').trimEnd();

/**
 * The items of a list as typed or pasted: parted at new lines, underscores and commas, Latin letters without
 * their accents, blank ones dropped, duplicates and order kept [MULT-2].
 */
export const splitItems = (text: string): readonly string[] =>
  text
    .replace(UNSEEN, '')
    .replace(PILED_MARKS, '$1')
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .normalize('NFC')
    .split(SEPARATORS)
    .map(tidy)
    .filter((item) => SEEN.test(item));

export interface TakenItems {
  /** What is searched for: the first 100. */
  readonly items: readonly string[];
  /** What is beyond the limit. */
  readonly leftOut: readonly string[];
}

/** @param text a list as typed or pasted [MULT-2] [MULT-3] */
export const takeItems = (text: string): TakenItems => {
  const all = splitItems(text);
  return { items: all.slice(0, MAX_ITEMS), leftOut: all.slice(MAX_ITEMS) };
};

const counted = (count: number): string => `${String(count)} ${count === 1 ? 'item' : 'items'}`;

const shortened = (item: string): string => {
  const letters = [...item];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : item;
};

const named = (leftOut: readonly string[]): string => {
  const [first = '', second = ''] = leftOut.slice(0, 2).map(shortened);
  if (leftOut.length > 2) return `${first}, ${second} and ${String(leftOut.length - 2)} more`;
  return second ? `${first} and ${second}` : first;
};

export interface ListStatus {
  /** How many items were taken, or that there are too many [MULT-3]; empty without any. */
  readonly headline: string;
  /** How many of how many were taken, and which fell off; empty within the limit. */
  readonly detail: string;
}

/** What the dialog says of a list. */
export const statusText = ({ items, leftOut }: TakenItems): ListStatus => {
  if (items.length === 0) return { headline: '', detail: '' };
  if (leftOut.length === 0) return { headline: counted(items.length), detail: '' };
  return {
    headline: 'Item limit reached',
    detail: `${String(items.length)} of ${counted(items.length + leftOut.length)} taken. Left out: ${named(leftOut)}.`,
  };
};

/** The list as it is stored: a JSON array of at most 100 items. */
export const encodeItems = (items: readonly string[]): string =>
  `[${items.map((item) => JSON.stringify(item)).join()}]`;

const parse = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
};

/**
 * Reads a stored list; whatever isn't one is none, and entries that aren't text are passed over [MULT-4].
 *
 * @param stored what the storage holds; may be anything
 */
export const decodeItems = (stored: string | undefined): readonly string[] => {
  if (stored === undefined || stored.length > MAX_STORED) return [];
  const value = parse(stored);
  if (!Array.isArray(value)) return [];
  const entries = value.filter((entry) => typeof entry === 'string');
  return takeItems(entries.join('\n')).items;
};
