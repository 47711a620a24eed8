import { paths } from './paths';

/**
 * Where to go after signing in: the asked-for address if it lies under the shop's root on this origin,
 * otherwise the groceries home [NAV-2].
 *
 * @param asked the redirect parameter as it came
 * @returns path with query and hash, rebuilt from its parts
 */
export const safeRedirect = (asked: unknown): string => {
  if (typeof asked !== 'string' || !asked.startsWith('/') || /[\\\s]/.test(asked)) return paths.groceries;
  const origin = 'https://shop.invalid';
  if (!URL.canParse(asked, origin)) return paths.groceries;
  const url = new URL(asked, origin);
  const underRoot = url.pathname === paths.root || url.pathname.startsWith(`${paths.root}/`);
  const leadsBackHere = url.pathname === paths.login || url.pathname === paths.logOut;
  if (url.origin !== origin || !underRoot || leadsBackHere) return paths.groceries;
  return `${url.pathname}${url.search}${url.hash}`;
};
