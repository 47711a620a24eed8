import { distance } from 'fastest-levenshtein';
import { products } from '../seed/catalogue';
import { wordsOf } from './catalogue';

/** Shorter words are near too many others. */
const MIN_LENGTH = 4;

const words = [...new Set([...products.values()].flatMap(({ name }) => wordsOf(name)))];

const lettersOf = (word: string): string => [...word].sort().join('');

/** Returns whether one letter is wrong, missing or superfluous, or two have changed places. */
const isNear = (word: string, typed: string): boolean => {
  const edits = distance(word, typed);
  return edits === 1 || (edits === 2 && lettersOf(word) === lettersOf(typed));
};

/**
 * Corrects the unknown words of a search term by words of the products' names: 'mlik' to 'milk'. Returns null if nothing
 * can be corrected.
 */
export const correct = (term: string): string | null => {
  const typed = wordsOf(term);
  const corrected = typed.map((word) => {
    if (words.includes(word) || word.length < MIN_LENGTH) return word;
    return words.find((each) => isNear(each, word)) ?? word;
  });
  return corrected.some((word, index) => word !== typed[index]) ? corrected.join(' ') : null;
};
