/** Rules of suggestions. They are separate from `cleanTerm`, which is part of the first paint. */

/** Length from which suggestions are requested [SRCH-5]. */
export const MIN_REQUEST_LENGTH = 3;
/** Length below which the shown suggestions are cleared [SRCH-5]. */
export const MIN_SHOWN_LENGTH = 2;

/** Latin letters, digits and signs: the text of keyboards that compose every word. */
const LATIN_TEXT = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]*$/u;

/**
 * Whether nothing may be requested or announced until a composition ends [SRCH-11]. Some keyboards compose every plain
 * word; then a composition of Latin text counts as typing.
 */
export const isSilentComposition = (
  draft: { readonly text: string; readonly isComposing: boolean },
  composesPlainWords: boolean,
): boolean => draft.isComposing && !(composesPlainWords && LATIN_TEXT.test(draft.text));
