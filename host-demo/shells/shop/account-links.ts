import { paths } from './paths';

/** The links next to every account page: a name and an address. */
export const accountLinks = [
  ['Account overview', paths.account],
  ['My orders', paths.orders],
  ['Favourites', paths.favourites],
  ['Lists', paths.lists],
  ['My details', paths.details],
  ['Fernleigh Rewards', paths.loyalty],
  ['Delivery Pass', paths.availablePass],
] as const;
