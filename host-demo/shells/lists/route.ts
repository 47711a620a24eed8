import { paths } from '../shop/paths';

/** The view of an address of the lists shell. */
export type Route =
  | { readonly view: 'favourites' }
  | { readonly view: 'lists' }
  | { readonly view: 'buylist'; readonly lineNumbers: readonly string[] };

const numbersOf = (text: string): string[] => text.split(/[\s,_]+/).filter(Boolean);

/**
 * Parses an address into a route.
 *
 * @param href path with query, on the shop's own origin
 */
export const routeOf = (href: string): Route => {
  const { pathname, searchParams } = new URL(href, 'https://shop.invalid');
  if (pathname.startsWith(paths.buylist)) {
    const inPath = decodeURIComponent(pathname.slice(paths.buylist.length + 1));
    return { view: 'buylist', lineNumbers: [inPath, ...searchParams.values()].flatMap(numbersOf) };
  }
  return pathname.startsWith(paths.lists) ? { view: 'lists' } : { view: 'favourites' };
};
