/** When suggestions are asked for, and what is told of them; apart from cleaning, which the first paint holds. */

/** Suggestions are asked for from this length on [SRCH-5]. */
export const SUGGEST_FROM = 3;
/** Under this length the suggestions on show are cleared [SRCH-5]. */
export const CLEAR_UNDER = 2;

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
