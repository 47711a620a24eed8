import { routes } from '../kernel/routes';

/** What the search field holds when a page opens: a page of results shows its term. */
export const termOnPage = (here: URL): string =>
  here.pathname === routes.search ? (here.searchParams.get('searchTerm') ?? '') : '';
