import * as routes from './first-paths';

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
