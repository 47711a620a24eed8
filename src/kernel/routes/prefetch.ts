import * as routes from './paths';

/** Pages to look at: browsing and content. Whatever does something, or is somebody's own, is not among them. */
const PAGES: readonly string[] = [routes.browse, `${routes.root}/content`, routes.recipes];

/** Whether a page may be asked for before somebody wants it [NAV-15]. */
export const isPrefetchable = (pathname: string): boolean =>
  PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
