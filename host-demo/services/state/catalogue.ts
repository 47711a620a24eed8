import { categories, products, type Category, type Product } from '../seed/catalogue';
import { createCorrect } from './correct';
import { wordsOf } from './words';

export type { Category, Product } from '../seed/catalogue';
export { GROCERIES, ENTERTAINING_ROOT, slugOf } from '../seed/catalogue';

export interface ProductFilter {
  readonly categoryId?: string | undefined;
  readonly searchTerm?: string | undefined;
  readonly offersOnly?: boolean | undefined;
  readonly newOnly?: boolean | undefined;
  readonly lineNumbers?: readonly string[] | undefined;
  /** price-low, price-high or name; by default the best match, then the order of the aisles. */
  readonly sortBy?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** At most 100; 48 by default. */
  readonly size?: number | undefined;
}

export interface ProductPage {
  readonly products: readonly Product[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
  /** The term that was searched for in place of a misspelled one, which finds nothing. */
  readonly correction: string | null;
}

const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/(ies|es|s)$/, (end) => (end === 'ies' ? 'y' : ''));

const QUANTITY = /^(\d+|\d*(x|g|kg|ml|l|pk)|of)$/;

/** Drops the quantities of an item of a shopping list: ['2', 'x', 'oat', 'milk', '1l'] to ['oat', 'milk']. */
const withoutQuantity = (words: readonly string[]): readonly string[] => {
  const rest = words.filter((word) => !QUANTITY.test(word));
  return rest.length > 0 ? rest : words;
};

interface SearchWords {
  readonly name: readonly string[];
  /** Words of the shelf and of those above it, without the root. */
  readonly shelves: readonly string[];
}

const searchWords = new Map<string, SearchWords>(
  [...products.values()].map(({ lineNumber, name, categoryIds }) => {
    const shelves = categoryIds.slice(1).map((id) => categories.get(id)?.name ?? '');
    return [lineNumber, { name: wordsOf(name), shelves: wordsOf(shelves.join(' ')) }];
  }),
);

const equals = (term: string) => (word: string) => singular(word) === singular(term);
const begins = (term: string) => (word: string) =>
  word.startsWith(singular(term)) || singular(word).startsWith(singular(term));

/** Ranks how well a product matches the terms. 0 is best: its name ends with them ('Salted Butter'). Null: no match. */
const rankOf = ({ lineNumber }: Product, terms: readonly string[]): number | null => {
  const { name, shelves } = searchWords.get(lineNumber) ?? { name: [], shelves: [] };
  if (terms.every((term) => name.some(equals(term)))) {
    return equals(terms.at(-1) ?? '')(name.at(-1) ?? '') ? 0 : 1;
  }
  if (terms.every((term) => name.some(begins(term)))) return 2;
  return terms.every((term) => [...name, ...shelves].some(begins(term))) ? 3 : null;
};

const within = (value: number | undefined, low: number, high: number, otherwise: number): number =>
  value === undefined ? otherwise : Math.min(high, Math.max(low, Math.trunc(value)));

type Order = (a: Product, b: Product) => number;

const orders = new Map<string | undefined, Order>([
  ['price-low', (a, b) => a.price - b.price],
  ['price-high', (a, b) => b.price - a.price],
  ['name', (a, b) => a.name.localeCompare(b.name, 'en-GB')],
]);

/** Returns the products that match the terms, the best match first. */
const matching = (pool: readonly Product[], terms: readonly string[]): readonly Product[] =>
  pool
    .flatMap((product) => {
      const rank = rankOf(product, terms);
      return rank === null ? [] : [{ product, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);

/**
 * Returns one page of products. Every word of a search term must begin a word of the name or the shelf; a term that finds
 * nothing is corrected. A term without a word, such as '!?', finds nothing; a blank term is ignored.
 */
export const findProducts = (filter: ProductFilter): ProductPage => {
  const { categoryId, searchTerm, offersOnly, newOnly, lineNumbers } = filter;
  const page = within(filter.page, 1, 1000, 1);
  const size = within(filter.size, 1, 100, 48);
  const terms = withoutQuantity(wordsOf(searchTerm ?? ''));
  const isWordless = terms.length === 0 && (searchTerm ?? '').trim() !== '';
  const pool =
    lineNumbers === undefined
      ? [...products.values()]
      : lineNumbers.flatMap((lineNumber) => products.get(lineNumber) ?? []);
  const wanted = pool.filter(
    (product) =>
      !isWordless &&
      (categoryId === undefined || product.categoryIds.includes(categoryId)) &&
      (offersOnly !== true || product.offer !== null) &&
      (newOnly !== true || product.badge === 'New'),
  );
  const asTyped = matching(wanted, terms);
  const corrected = asTyped.length === 0 ? correct(terms.join(' ')) : null;
  const found = corrected === null ? asTyped : matching(wanted, wordsOf(corrected));
  const order = orders.get(filter.sortBy);
  const sorted = order ? found.toSorted(order) : found;
  return {
    products: sorted.slice((page - 1) * size, page * size),
    total: found.length,
    page,
    size,
    correction: found.length > 0 ? corrected : null,
  };
};

/** @returns the names of all products by their line numbers */
export const namesByLine = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...products.values()].map(({ lineNumber, name }) => [lineNumber, name]));

export const productOf = (lineNumber: string): Product | undefined => products.get(lineNumber);

/** @param url path from the root in lower case, such as 'groceries/bakery' */
export const categoryByUrl = (url: string): Category | undefined =>
  [...categories.values()].find((category) => category.url === url);

/** Returns a category and all below it; without an id, both roots and all below them. Empty for an unknown id. */
export const categoryTree = (rootId?: string): Category[] =>
  rootId === undefined
    ? [...categories.values()]
    : [...categories.values()].filter((category) => isWithin(category, rootId));

const isWithin = (category: Category, rootId: string): boolean => {
  if (category.id === rootId) return true;
  const parent = category.parentId === null ? undefined : categories.get(category.parentId);
  return parent !== undefined && isWithin(parent, rootId);
};

const counts = new Map<string, number>();
for (const product of products.values()) {
  for (const id of product.categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
}

export const productCount = (categoryId: string): number => counts.get(categoryId) ?? 0;

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
const rankSuggestion = (candidate: string, term: string): number | null => {
  const plain = plainOf(candidate);
  if (plain.startsWith(term)) return 0;
  if (plain.includes(` ${term}`)) return 1;
  const words = plain.split(' ');
  return term.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : null;
};

/** Returns the suggestions for a term as it is. */
const suggestFor = (plain: string): string[] =>
  terms
    .flatMap((candidate, order) => {
      const rank = rankSuggestion(candidate, plain);
      return rank === null ? [] : [{ candidate, rank, order }];
    })
    .sort((a, b) => a.rank - b.rank || a.candidate.length - b.candidate.length || a.order - b.order)
    .slice(0, LIMIT)
    .map(({ candidate }) => candidate);

/** Corrects the unknown words of a search term by words of products and shelves. */
export const correct = createCorrect(namesOf([...products.values(), ...shelves]));

/**
 * @param term what the shopper typed; mistakes in it are corrected when there is no suggestion for the term as it is
 * @returns at most 8 names in lower case, best first; none for a blank term
 */
export const suggest = (term: string): string[] => {
  const plain = plainOf(term);
  if (plain === '') return [];
  const direct = suggestFor(plain);
  return direct.length > 0 ? direct : suggestFor(correct(plain) ?? plain);
};
