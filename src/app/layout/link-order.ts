import type { LinkId } from '../../domains/menus';

/** The links of each place in the header, by id, in its order. */
export const LINK_ORDER = {
  navigationMain: ['groceries', 'entertaining', 'offers', 'new', 'inspiration', 'recipes'],
  /** The pass comes late, so it stands where its coming moves nothing. */
  navigationPersonal: ['deliveryPass', 'favourites', 'orders', 'lists'],
  visitor: ['signIn', 'register'],
  accountMenu: ['account', 'orders', 'favourites', 'lists', 'loyalty', 'deliveryPass', 'signOut'],
} as const satisfies Readonly<Record<string, readonly LinkId[]>>;

/** The side panel shows every link there is. */
export const SLIDE_OUT_ORDER = [
  { name: 'Shop', ids: LINK_ORDER.navigationMain },
  {
    name: 'Your account',
    ids: [
      'signIn',
      'register',
      'trolley',
      'favourites',
      'orders',
      'lists',
      'account',
      'loyalty',
      'deliveryPass',
      'signOut',
    ],
  },
] as const satisfies readonly { readonly name: string; readonly ids: readonly LinkId[] }[];
