import { parseUrl } from '../parse-url';
import * as routes from './first-paths';

/**
 * Returns the path and query to open after signing in: those of `target` if it is on `origin` and in the shop,
 * otherwise the groceries home [NAV-2].
 */
export const safeRedirect = (target: string, origin: string): string => {
  const url = parseUrl(target, origin);
  const isShop =
    url?.origin === origin && (url.pathname === routes.root || url.pathname.startsWith(`${routes.root}/`));
  return url && isShop ? url.pathname + url.search : routes.groceries;
};

/** Returns the sign-in page, with a redirect to the page `here` [NAV-2]. */
export const loginRoute = (here: URL): string =>
  `${routes.login}?${new URLSearchParams({ redirect: safeRedirect(here.href, here.origin) }).toString()}`;
