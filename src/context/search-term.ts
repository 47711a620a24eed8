import { firstRoutes } from '../kernel/routes';

/** Returns the text of the search field when a page opens: the term, on a page of results. */
export const searchTermOf = (here: URL): string =>
  here.pathname === firstRoutes.search ? (here.searchParams.get('searchTerm') ?? '') : '';
