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
