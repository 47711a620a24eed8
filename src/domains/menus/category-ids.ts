import { routes } from '../../kernel/routes';

/** Ids of the taxonomy that the header uses [MEGA-10]. */
export const GROCERIES = '10051';
export const ENTERTAINING = '10052';
export const OFFERS = 'offers';

/** Special root categories that are separate pages of the shop [MEGA-10]. */
export const SPECIAL_PAGES: ReadonlyMap<string, string> = new Map([
  [OFFERS, routes.offers],
  ['favourites', routes.favourites],
  ['lists', routes.lists],
  ['recipes', routes.recipes],
  ['inspiration', routes.inspiration],
]);

/** Whether the page of a root's offers has no category in its query [NAV-7]. */
export const isSpecialRoot = (id: string): boolean =>
  id === GROCERIES || id === ENTERTAINING || SPECIAL_PAGES.has(id);
