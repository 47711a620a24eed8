import type { LinkId } from '../../domains/menus';
import { SHOP, SIGN_IN, YOUR_ACCOUNT } from './texts';
import { LINK_ORDER } from './link-order';

/** The side menu shows every link. */
export const SIDE_MENU_ORDER = [
  { id: 'visitor', name: SIGN_IN, ids: LINK_ORDER.visitor },
  { id: 'shop', name: SHOP, ids: LINK_ORDER.navigationMain },
  {
    id: 'account',
    name: YOUR_ACCOUNT,
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
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly LinkId[];
}[];
