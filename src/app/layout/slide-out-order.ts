import type { LinkId } from '../../domains/menus';
import { LINK_ORDER } from './link-order';

/** The side panel shows every link there is. */
export const SLIDE_OUT_ORDER = [
  { name: 'Shop', ids: LINK_ORDER.navigationMain },
  {
    name: 'Your account',
    ids: [
      'signIn',
      'register',
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
