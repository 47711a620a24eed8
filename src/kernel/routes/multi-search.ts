import * as routes from './paths';

/** Returns the page of a list's results. The page reads the other items from the storage of the header [NAV-8]. */
export const multiSearchRoute = (firstItem: string): string =>
  `${routes.multiSearch}?${new URLSearchParams({ query: firstItem }).toString()}`;
