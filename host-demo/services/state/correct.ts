import { distance } from 'fastest-levenshtein';
import { wordsOf } from './words';

/** Shorter words are near too many others. */
const MIN_LENGTH = 3;

/** Longer words may have two mistakes. */
const LONG = 8;

const lettersOf = (word: string): string => [...word].sort().join('');

/** Returns whether two letters have changed places. */
const isSwapped = (word: string, typed: string): boolean =>
  lettersOf(word) === lettersOf(typed) && distance(word, typed) === 2;

/** Returns whether the shopper may be typing the word, with a mistake: 'avacado' is near the start of 'avocados'. */
const isNearStart = (word: string, typed: string): boolean =>
  typed.length > MIN_LENGTH &&
  word.startsWith(typed.charAt(0)) &&
  [0, -1, 1].some((more) => distance(word.slice(0, typed.length + more), typed) === 1);

/**
 * Creates the correction of typing errors: one letter that is wrong, missing, doubled or in another place.
 *
 * @param texts names whose words are spelled correctly
 * @returns a function that corrects the unknown words of a term, 'mlik' to 'milk'; null if nothing can be corrected
 */
export const createCorrect = (texts: readonly string[]): ((term: string) => string | null) => {
  const known = [...new Set(texts.flatMap(wordsOf))];
  const nearest = (typed: string): string | undefined =>
    known.find((word) => isSwapped(word, typed)) ??
    known.find((word) => word.length >= MIN_LENGTH && distance(word, typed) === 1) ??
    known.find((word) => typed.length >= LONG && distance(word, typed) === 2) ??
    known.find((word) => isNearStart(word, typed));
  return (term) => {
    const typed = wordsOf(term);
    const corrected = typed.map((word) =>
      known.includes(word) || word.length < MIN_LENGTH ? word : (nearest(word) ?? word),
    );
    return corrected.some((word, index) => word !== typed[index]) ? corrected.join(' ') : null;
  };
};
