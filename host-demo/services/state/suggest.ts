import { categories, products } from '../seed/catalogue';
import { productCount, wordsOf } from './catalogue';

const LIMIT = 8;

/** A word in at least this many products' names is a suggestion by itself. */
const COMMON = 3;

const fillers: ReadonlySet<string> = new Set(['and', 'the', 'with', 'without', 'free', 'style', 'pack']);

const plainOf = (text: string): string => wordsOf(text).join(' ');

const namesOf = (things: Iterable<{ readonly name: string }>): string[] =>
  [...things].map(({ name }) => name.toLowerCase());

/** Returns words that occur in many products' names, with their accents. */
const commonWords = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => [...new Set(name.match(/[\p{L}\p{M}]{3,}/gu))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]) => (count >= COMMON && !fillers.has(word) ? [word] : []));
};

const productNames = namesOf(products.values());

const shelves = [...categories.values()].filter(
  ({ id, parentId, hiddenInNav }) => parentId !== null && !hiddenInNav && productCount(id) > 0,
);

/** All possible suggestions, without duplicates: shelves, then common words, then products. */
const terms: readonly string[] = [
  ...new Set([...namesOf(shelves), ...commonWords(productNames), ...productNames]),
];

/**
 * Ranks a candidate. 0 is best: the term begins the text; 1: it begins a later word; 2: each of its words begins some
 * word.
 */
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
