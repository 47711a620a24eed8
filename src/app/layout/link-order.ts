import type { LinkId } from '../../domains/menus';

/** The links of each place in the header, by id, in its order. */
export const LINK_ORDER = {
  navigationMain: ['groceries', 'entertaining', 'offers', 'new', 'inspiration', 'recipes'],
  /** The pass comes late, so it stands where its coming moves nothing. */
  navigationPersonal: ['deliveryPass', 'favourites', 'orders', 'lists'],
  visitor: ['signIn', 'register'],
  accountMenu: ['account', 'orders', 'favourites', 'lists', 'loyalty', 'deliveryPass', 'signOut'],
} as const satisfies Readonly<Record<string, readonly LinkId[]>>;
