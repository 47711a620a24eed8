import { paths } from './paths';

/**
 * Returns the target after signing in: the requested address if it is below the shop's root on this origin, otherwise
 * the groceries home [NAV-2].
 *
 * @param requestUrl the redirect parameter, unchecked
 * @returns path with query and hash, rebuilt from its parts
 */
export const safeRedirect = (requestUrl: unknown): string => {
  if (typeof requestUrl !== 'string' || !requestUrl.startsWith('/') || /[\\\s]/.test(requestUrl))
    return paths.groceries;
  const origin = 'https://shop.invalid';
  if (!URL.canParse(requestUrl, origin)) return paths.groceries;
  const url = new URL(requestUrl, origin);
  const underRoot = url.pathname === paths.root || url.pathname.startsWith(`${paths.root}/`);
  const isInShop = url.pathname === paths.login || url.pathname === paths.logOut;
  if (url.origin !== origin || !underRoot || isInShop) return paths.groceries;
  return `${url.pathname}${url.search}${url.hash}`;
};
