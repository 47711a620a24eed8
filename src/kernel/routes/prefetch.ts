import * as routes from './paths';

/** Pages for browsing, search and content. Pages that have side effects or show a customer's own data are not prefetched. */
const PAGES: readonly string[] = [routes.browse, routes.search, `${routes.root}/content`, routes.recipes];

/** Returns whether a page may be prefetched [NAV-15]. */
export const isPrefetchable = (pathname: string): boolean =>
  PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
