import { categories, products } from '../../../host-demo/services/seed/catalogue';
import { suggest, wordsOf } from '../../../host-demo/services/state';
import { MIN_TERM_LENGTH } from './pages/fetch-suggestions';

const words = [
  ...new Set([...categories.values(), ...products.values()].flatMap(({ name }) => wordsOf(name))),
].filter((word) => /^[a-z]+$/.test(word));

/**
 * The prefixes of the catalogue's words with the most suggestions.
 *
 * @returns `count` different prefixes of the minimum length
 */
export const prefixes = (count: number): readonly string[] => {
  const found = new Set(
    words.filter(({ length }) => length >= MIN_TERM_LENGTH).map((word) => word.slice(0, MIN_TERM_LENGTH)),
  );
  if (found.size < count) throw new Error(`the catalogue has only ${found.size} prefixes`);
  return [...found]
    .map((term) => ({ term, size: suggest(term).length }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ term }) => term);
};

/** @returns `count` words of the catalogue that are longer than the minimum, spread over the whole catalogue */
export const wordsToType = (count: number): readonly string[] => {
  const long = words.filter(({ length }) => length > MIN_TERM_LENGTH);
  if (long.length < count) throw new Error(`the catalogue has only ${long.length} words`);
  const step = Math.floor(long.length / count);
  return Array.from({ length: count }, (_, index) => long[index * step] ?? '');
};
