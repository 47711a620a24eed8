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

/** Suggestions are asked for from this length on [SRCH-5]. */
export const SUGGEST_FROM = 3;
/** Under this length the suggestions on show are cleared [SRCH-5]. */
export const CLEAR_UNDER = 2;

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

/** What is told when an answer's suggestions show [SRCH-7]. */
export const suggestionsPhrase = (count: number): string => `${String(count)} suggestions available.`;

/** Latin letters, digits and signs: what a keyboard composes that composes every word. */
const PLAIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]*$/u;

/**
 * Whether a composition is to be left alone until it ends [SRCH-11]. Some keyboards compose each plain word as
 * it is typed: that is typing, and shoppers expect suggestions.
 */
export const isQuietComposition = (
  draft: { readonly text: string; readonly isComposing: boolean },
  composesPlainWords: boolean,
): boolean => draft.isComposing && !(composesPlainWords && PLAIN.test(draft.text));
