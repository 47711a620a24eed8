import { SEASONS, type SeasonName } from '../../services/state/world';
import { paths } from '../shop/paths';
import type { WalkQuery } from './list-walk';

/** The view of a storefront address. */
export type Route =
  | { readonly view: 'home' }
  | { readonly view: 'browse' }
  | { readonly view: 'new' }
  /** The page of a season, under `/ecom/shop/browse/groceries/`. */
  | { readonly view: 'season'; readonly season: SeasonName }
  | { readonly view: 'offers'; readonly slug: string | undefined; readonly categoryId: string | undefined }
  /** A named collection of offers, chosen by editors. */
  | { readonly view: 'highlights'; readonly name: string }
  /** `path` is the part below `/ecom/shop/browse/`, lower-cased [NAV-6]. */
  | { readonly view: 'category'; readonly path: string }
  | {
      readonly view: 'search';
      readonly term: string;
      readonly sortBy: string | undefined;
      /** The aisle to which the results are limited. */
      readonly categoryId: string | undefined;
    }
  /** `position` counts from 1; undefined where the address has none. */
  | ({ readonly view: 'multi-search' } & WalkQuery)
  | { readonly view: 'trolley' };

const fixed: Readonly<Record<string, Route>> = {
  '/': { view: 'home' },
  [paths.root]: { view: 'home' },
  [paths.groceries]: { view: 'home' },
  [paths.browse]: { view: 'browse' },
  [paths.newProducts]: { view: 'new' },
  [paths.trolley]: { view: 'trolley' },
};

const belowBrowse = (path: string, query: URLSearchParams): Route => {
  const below = path.slice(paths.browse.length + 1).toLowerCase();
  const segments = below.split('/');
  const [first, second = ''] = segments;
  const season = SEASONS.find((name) => name === second);
  if (first === 'groceries' && segments.length === 2 && season) return { view: 'season', season };
  if (first === 'offers' && second === 'highlights' && segments.length === 3) {
    return { view: 'highlights', name: segments[2] ?? '' };
  }
  if (first === 'offers') {
    const slug = segments.at(-1)?.replace(/_offers$/, '');
    return {
      view: 'offers',
      slug: segments.length > 1 ? slug : undefined,
      categoryId: query.get('categoryId') ?? undefined,
    };
  }
  return { view: 'category', path: below };
};

/**
 * Parses an address into a route.
 *
 * @param href path with query, on the shop's own origin
 */
export const routeOf = (href: string): Route => {
  const url = new URL(href, 'https://shop.invalid');
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  const query = url.searchParams;
  const fixedRoute = Object.hasOwn(fixed, path) ? fixed[path] : undefined;
  if (fixedRoute) return fixedRoute;
  if (path === paths.search) {
    return {
      view: 'search',
      term: query.get('searchTerm') ?? '',
      sortBy: query.get('sortBy') ?? undefined,
      categoryId: query.get('category') ?? undefined,
    };
  }
  if (path === paths.multiSearch) {
    const position = /^[1-9]\d{0,2}$/.exec(query.get('item') ?? '')?.[0];
    return {
      view: 'multi-search',
      query: query.getAll('query').join('\n'),
      position: position === undefined ? undefined : Number(position),
      amounts: query.get('amounts') ?? '',
    };
  }
  return belowBrowse(path, query);
};
