import { categories, products } from '../../../host-demo/services/seed/catalogue';
import { suggest, wordsOf } from '../../../host-demo/services/state';
import { ASK_FROM } from './pages/ask';

const words = [
  ...new Set([...categories.values(), ...products.values()].flatMap(({ name }) => wordsOf(name))),
].filter((word) => /^[a-z]+$/.test(word));

/**
 * The beginnings of the catalogue's words that the service has most suggestions for.
 *
 * @returns `count` of them, each another, with as many letters as make a term worth asking about
 */
export const beginnings = (count: number): readonly string[] => {
  const found = new Set(
    words.filter(({ length }) => length >= ASK_FROM).map((word) => word.slice(0, ASK_FROM)),
  );
  if (found.size < count) throw new Error(`the catalogue has only ${found.size} beginnings`);
  return [...found]
    .map((term) => ({ term, size: suggest(term).length }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ term }) => term);
};

/** @returns `count` words of the catalogue that are long enough to be asked about, from all over it */
export const wordsToType = (count: number): readonly string[] => {
  const long = words.filter(({ length }) => length > ASK_FROM);
  if (long.length < count) throw new Error(`the catalogue has only ${long.length} words`);
  const step = Math.floor(long.length / count);
  return Array.from({ length: count }, (_, index) => long[index * step] ?? '');
};
