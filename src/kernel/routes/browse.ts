import { encodeText, pathSegment } from '../encode';
import * as routes from './paths';

interface SearchQuery {
  readonly searchTerm: string;
  readonly sortBy?: string;
  readonly searchTags?: readonly { readonly group: string; readonly text: string }[];
  readonly filterTags?: readonly { readonly id: string; readonly value: string }[];
  readonly category?: string;
  /** Results per page; 48 by default. */
  readonly size?: number;
}

/** Returns the page of a search's results; for an empty term, the search page without a query [SRCH-9]. */
export const searchRoute = (query: SearchQuery): string => {
  const fields = new URLSearchParams();
  if (query.searchTerm) fields.set('searchTerm', query.searchTerm);
  if (query.sortBy) fields.set('sortBy', query.sortBy);
  for (const { group, text } of query.searchTags ?? []) fields.append('searchTags', `${group}:${text}`);
  for (const { id, value } of query.filterTags ?? []) fields.append('filterTags', `${id}:${value}`);
  if (query.category) fields.set('category', query.category);
  if (query.size !== undefined && query.size !== 48) fields.set('size', String(query.size));
  const text = fields.toString();
  return text ? `${routes.search}?${text}` : routes.search;
};

/** Returns the page of a list's results. The page reads the other items from the storage of the header [NAV-8]. */
export const multiSearchRoute = (firstItem: string): string =>
  `${routes.multiSearch}?${new URLSearchParams({ query: firstItem }).toString()}`;

/** Returns the page of the products with these line numbers [CONT-5]. */
export const buylistRoute = (lineNumbers: readonly string[]): string =>
  `${routes.buylist}?lineNumbers=${lineNumbers.map(encodeText).join('%2C')}`;

/**
 * Returns a page written by editors [CONT-4].
 *
 * @param path its path in the content system, without a leading slash; may have a query and a fragment
 */
export const contentRoute = (path: string): string =>
  `${routes.root}/content/${path.replace(/\.html(?=$|[?#])/, '')}`;

/** Returns the segments of a category's url in lower case and encoded; omits empty segments and those of dots only. */
const segmentsOf = (url: string): readonly string[] =>
  url
    .toLowerCase()
    .split('/')
    .filter((segment) => segment && !/^\.+$/.test(segment))
    .map(pathSegment);

/** @param url url of the category, such as 'Groceries/Bakery/Bread' [NAV-6] */
export const categoryRoute = (url: string): string => [routes.browse, ...segmentsOf(url)].join('/');

/**
 * Returns the page of a category's offers, which is named after the last segment of the category's url [NAV-7].
 *
 * @param categoryId omitted for the special root categories
 */
export const categoryOffersRoute = (url: string, categoryId?: string): string => {
  const page = `${routes.offers}/${segmentsOf(url).at(-1) ?? 'all'}_offers`;
  return categoryId === undefined ? page : `${page}?${new URLSearchParams({ categoryId }).toString()}`;
};

/**
 * Returns the page of a named selection of offers made by editors [NAV-7].
 *
 * @param url url of the highlight; its last segment is the name
 */
export const highlightsRoute = (url: string): string =>
  `${routes.offers}/highlights/${segmentsOf(url).at(-1) ?? ''}`;
