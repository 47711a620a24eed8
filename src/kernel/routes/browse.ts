import * as routes from './paths';

interface SearchQuery {
  readonly searchTerm: string;
  readonly sortBy?: string;
  readonly searchTags?: readonly { readonly group: string; readonly text: string }[];
  readonly filterTags?: readonly { readonly id: string; readonly value: string }[];
  readonly category?: string;
  /** Results a page; 48 unless told. */
  readonly size?: number;
}

/** Results of a search; with an empty term, the plain search page [SRCH-9]. */
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

/** @param page 'valentines', 'christmas' or another season's page */
export const seasonalRoute = (page: string): string => `${routes.groceries}/${encodeURIComponent(page)}`;

/** Results of a whole list; the page reads the rest of it where the header kept it [NAV-8]. */
export const multiSearchRoute = (firstItem: string): string =>
  `${routes.multiSearch}?${new URLSearchParams({ query: firstItem }).toString()}`;

/** The products of these line numbers [CONT-5]. */
export const buylistRoute = (lineNumbers: readonly string[]): string =>
  `${routes.buylist}?lineNumbers=${lineNumbers.map(encodeURIComponent).join('%2C')}`;

/**
 * A page that editors wrote, by its path in the content system [CONT-4].
 *
 * @param path without a slash before it; a query and a fragment may follow
 */
export const contentRoute = (path: string): string =>
  `${routes.root}/content/${path.replace(/\.html(?=$|[?#])/, '')}`;

/** @returns the segments of a category's url, in lower case and safe in a path; hostile ones are left out */
const segmentsOf = (url: string): readonly string[] =>
  url
    .toLowerCase()
    .split('/')
    .filter((segment) => segment && !/^\.+$/.test(segment))
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '')));

/** @param url a category's own, such as 'Groceries/Bakery/Bread' [NAV-6] */
export const categoryRoute = (url: string): string => [routes.browse, ...segmentsOf(url)].join('/');

/**
 * Offers of one category; the last part of its url names the page [NAV-7].
 *
 * @param categoryId left out for the special roots
 */
export const categoryOffersRoute = (url: string, categoryId?: string): string => {
  const page = `${routes.offers}/${segmentsOf(url).at(-1) ?? 'all'}_offers`;
  return categoryId === undefined ? page : `${page}?${new URLSearchParams({ categoryId }).toString()}`;
};
