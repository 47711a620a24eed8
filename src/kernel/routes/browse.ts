import { pathSegment } from '../encode';
import * as routes from './paths';

/** Returns the segments of a category's url in lower case and encoded; omits empty segments and those of dots only. */
const segmentsOf = (url: string): readonly string[] =>
  url
    .toLowerCase()
    .split('/')
    .filter((segment) => segment && !/^\.+$/.test(segment))
    .map(pathSegment);

/** @param url url of the category, such as 'Groceries/Bakery/Bread' [NAV-6] */
export const categoryRoute = (url: string): string => [routes.browse, ...segmentsOf(url)].join('/');

/**
 * Returns the page of a category's offers, which is named after the last segment of the category's url [NAV-7].
 *
 * @param categoryId omitted for the special root categories
 */
export const categoryOffersRoute = (url: string, categoryId?: string): string => {
  const page = `${routes.offers}/${segmentsOf(url).at(-1) ?? 'all'}_offers`;
  return categoryId === undefined ? page : `${page}?${new URLSearchParams({ categoryId }).toString()}`;
};

/**
 * Returns the page of a named selection of offers made by editors [NAV-7].
 *
 * @param url url of the highlight; its last segment is the name
 */
export const highlightsRoute = (url: string): string =>
  `${routes.offers}/highlights/${segmentsOf(url).at(-1) ?? ''}`;
