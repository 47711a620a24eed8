import { categories, products } from '../seed/catalogue';
import type { Category, Product } from '../seed/product';

export type { Category, Product } from '../seed/product';
export { GROCERIES, ENTERTAINING_ROOT } from '../seed/catalogue';

export interface ProductFilter {
  readonly categoryId?: string | undefined;
  readonly searchTerm?: string | undefined;
  readonly offersOnly?: boolean | undefined;
  readonly newOnly?: boolean | undefined;
  readonly lineNumbers?: readonly string[] | undefined;
  /** price-low, price-high or name; anything else leaves the order of the aisles. */
  readonly sortBy?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** At most 100; 48 when left out. */
  readonly size?: number | undefined;
}

export interface ProductPage {
  readonly products: readonly Product[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/** @returns the words of a text: lower case, without accents */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const singular = (word: string): string => word.replace(/(ies|es|s)$/, (end) => (end === 'ies' ? 'y' : ''));

const searchWords = new Map<string, readonly string[]>(
  [...products.values()].map((product) => {
    const shelves = product.categoryIds.slice(1).map((id) => categories.get(id)?.name ?? '');
    return [product.lineNumber, wordsOf([product.name, ...shelves].join(' '))];
  }),
);

const matches = (product: Product, terms: readonly string[]): boolean => {
  const words = searchWords.get(product.lineNumber) ?? [];
  return terms.every((term) => words.some((word) => word.startsWith(singular(term)) || word === term));
};

const within = (value: number | undefined, low: number, high: number, otherwise: number): number =>
  value === undefined ? otherwise : Math.min(high, Math.max(low, Math.trunc(value)));

type Order = (a: Product, b: Product) => number;

const orders = new Map<string | undefined, Order>([
  ['price-low', (a, b) => a.price - b.price],
  ['price-high', (a, b) => b.price - a.price],
  ['name', (a, b) => a.name.localeCompare(b.name, 'en-GB')],
]);

/** One page of products; every word of a search term must begin a word of the name or the shelf. */
export const findProducts = (filter: ProductFilter): ProductPage => {
  const { categoryId, searchTerm, offersOnly, newOnly, lineNumbers } = filter;
  const page = within(filter.page, 1, 1000, 1);
  const size = within(filter.size, 1, 100, 48);
  const terms = wordsOf(searchTerm ?? '');
  const pool =
    lineNumbers === undefined
      ? [...products.values()]
      : lineNumbers.flatMap((lineNumber) => products.get(lineNumber) ?? []);
  const found = pool.filter(
    (product) =>
      (categoryId === undefined || product.categoryIds.includes(categoryId)) &&
      (offersOnly !== true || product.offer !== null) &&
      (newOnly !== true || product.badge === 'New') &&
      matches(product, terms),
  );
  const order = orders.get(filter.sortBy);
  if (order !== undefined) found.sort(order);
  return { products: found.slice((page - 1) * size, page * size), total: found.length, page, size };
};

export const productOf = (lineNumber: string): Product | undefined => products.get(lineNumber);

/** @param url path from the root in lower case, such as 'groceries/bakery' */
export const categoryByUrl = (url: string): Category | undefined =>
  [...categories.values()].find((category) => category.url === url);

/** A category and all below it; with no id, both roots and all below them. Empty for an unknown id. */
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
