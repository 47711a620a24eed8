import type { LinkId } from '../../domains/menus';

/** The ids of the links in each part of the header, in order. */
export const LINK_ORDER = {
  navigationMain: ['groceries', 'entertaining', 'offers', 'new', 'inspiration', 'recipes'],
  /** The delivery pass is rendered last, because it loads late and must move nothing. */
  navigationPersonal: ['deliveryPass', 'favourites', 'orders', 'lists'],
  visitor: ['signIn', 'register'],
  accountMenu: ['account', 'orders', 'favourites', 'lists', 'loyalty', 'deliveryPass', 'signOut'],
} as const satisfies Readonly<Record<string, readonly LinkId[]>>;
