import * as routes from './paths';

/**
 * An address to go to after signing in: kept only if it is on this origin and in the shop, else the
 * groceries home [NAV-2].
 */
export const safeRedirect = (target: string, origin: string): string => {
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  const isShop =
    url?.origin === origin && (url.pathname === routes.root || url.pathname.startsWith(`${routes.root}/`));
  return url && isShop ? url.pathname + url.search : routes.groceries;
};

/** Sign-in that comes back to where the shopper was [NAV-2]. */
export const loginRoute = (here: URL): string =>
  `${routes.login}?${new URLSearchParams({ redirect: safeRedirect(here.href, here.origin) }).toString()}`;

/** Registration starts at the token service and ends at the shop's own page [NAV-3]. */
export const registerRoute = (authAddress: string, origin: string): string => {
  const url = new URL(authAddress, origin);
  url.searchParams.set('prompt', 'login');
  url.searchParams.set('screen_hint', 'signup');
  url.searchParams.set('redirect_uri', new URL(routes.authSuccess, origin).href);
  return url.href;
};
