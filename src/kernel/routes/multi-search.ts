import { encodeText } from '../encode';
import * as routes from './paths';

/**
 * Returns the page of a list's results. The page reads the other items from the storage of the header [NAV-8].
 *
 * @param amounts how many pieces of each item, in the order of the list. Without any above 1, the address has none
 * @param list the whole list, for a page that will not find it in the storage. It is in the fragment, which no server
 *   receives, because a list can be longer than the addresses that servers accept
 */
export const multiSearchRoute = (firstItem: string, amounts: readonly number[], list?: string): string => {
  const pieces = amounts.some((amount) => amount > 1) && { amounts: amounts.join() };
  const query = new URLSearchParams({ query: firstItem, ...pieces }).toString();
  return `${routes.multiSearch}?${query}${list === undefined ? '' : `#list=${encodeText(list)}`}`;
};
