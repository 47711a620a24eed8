import { encodeText } from '../encode';
import * as routes from './paths';

/** Returns the page of the products with these line numbers [CONT-5]. */
export const buylistRoute = (lineNumbers: readonly string[]): string =>
  `${routes.buylist}?lineNumbers=${lineNumbers.map(encodeText).join('%2C')}`;

/**
 * Returns a page written by editors [CONT-4].
 *
 * @param path its path in the content system, without a leading slash; may have a query and a fragment
 */
export const contentRoute = (path: string): string =>
  `${routes.root}/content/${path.replace(/\.html(?=$|[?#])/, '')}`;
