/** Rules of the search field, as pure functions. */
const TAG = /<[^<>]*>/g;
const SEPARATORS = /[,.]/g;
/** Latin letters with their marks, word characters, white space, and & ' + - [SRCH-3]. */
const ALLOWED = /\p{Script=Latin}\p{M}*|[\w\s&'+-]/gu;
const GROUP = /[^\s-]+/g;
/** The first half of a surrogate pair that was cut. */
const LONE_SURROGATE = /[\uD800-\uDBFF]$/;

const MAX_GROUPS = 10;
const MAX_LENGTH = 200;

const firstGroups = (text: string): string => {
  const last = [...text.matchAll(GROUP)][MAX_GROUPS - 1];
  return last ? text.slice(0, last.index + last[0].length) : text;
};

/**
 * Cleans the field's value to the term that is searched for [SRCH-3] [SRCH-4].
 *
 * @param input the value as typed or pasted
 * @returns at most 10 word groups and 200 characters, trimmed; may be empty
 */
export const cleanTerm = (input: string): string => {
  const separated = input.replace(TAG, ' ').replace(SEPARATORS, ' ').normalize('NFC');
  const kept = (separated.match(ALLOWED) ?? []).join('').replace(/\s+/g, ' ').trim();
  return firstGroups(kept).slice(0, MAX_LENGTH).replace(LONE_SURROGATE, '').trim();
};
