import type { LinkId } from '../../domains/menus';
import { LINK_ORDER } from './link-order';

/** The side menu shows every link. */
export const SIDE_MENU_ORDER = [
  { name: 'Sign in', ids: LINK_ORDER.visitor },
  { name: 'Shop', ids: LINK_ORDER.navigationMain },
  {
    name: 'Your account',
    ids: [
      'slot',
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
