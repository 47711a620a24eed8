/** Rules of the search field, as pure functions. */
const TAG = /<[^<>]*>/g;
const SEPARATORS = /[,.]/g;
/** Latin letters with the marks that stand on them, word characters, white space, and & ' + - [SRCH-3]. */
const KEPT = /\p{Script=Latin}\p{M}*|[\w\s&'+-]/gu;
const GROUP = /[^\s-]+/g;
/** What is left of a letter that was cut in half. */
const HALF_LETTER = /[\uD800-\uDBFF]$/;

const MAX_GROUPS = 10;
const MAX_LENGTH = 200;

const firstGroups = (text: string): string => {
  const last = [...text.matchAll(GROUP)][MAX_GROUPS - 1];
  return last ? text.slice(0, last.index + last[0].length) : text;
};

/**
 * The term that is searched for: a cleaned copy of what the field holds [SRCH-3] [SRCH-4].
 *
 * @param input whatever was typed or pasted
 * @returns at most 10 word groups and 200 characters, trimmed; may be empty
 */
export const cleanTerm = (input: string): string => {
  const separated = input.replace(TAG, ' ').replace(SEPARATORS, ' ').normalize('NFC');
  const kept = (separated.match(KEPT) ?? []).join('').replace(/\s+/g, ' ').trim();
  return firstGroups(kept).slice(0, MAX_LENGTH).replace(HALF_LETTER, '').trim();
};
