import { categories, products } from '../seed/catalogue';
import { wordsOf } from './catalogue';

const LIMIT = 8;

const plainOf = (text: string): string => wordsOf(text).join(' ');

/** Everything that can be suggested, shelves before products, once each. */
const terms: readonly string[] = [
  ...new Set(
    [...categories.values(), ...products.values()]
      .map(({ name }) => name.toLowerCase())
      .filter((name) => name !== ''),
  ),
];

/** 0 is best: the whole term begins the text, then a later word of it; 2: each word begins some word. */
const rankOf = (candidate: string, term: string): number | null => {
  const plain = plainOf(candidate);
  if (plain.startsWith(term)) return 0;
  if (plain.includes(` ${term}`)) return 1;
  const words = plain.split(' ');
  return term.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : null;
};

/**
 * @param term what the shopper typed
 * @returns at most 8 names in lower case, best first; none for a blank term
 */
export const suggest = (term: string): string[] => {
  const plain = plainOf(term);
  if (plain === '') return [];
  return terms
    .flatMap((candidate, order) => {
      const rank = rankOf(candidate, plain);
      return rank === null ? [] : [{ candidate, rank, order }];
    })
    .sort((a, b) => a.rank - b.rank || a.candidate.length - b.candidate.length || a.order - b.order)
    .slice(0, LIMIT)
    .map(({ candidate }) => candidate);
};
