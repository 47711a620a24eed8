import { loginRoute, loyaltyRoute, firstRoutes } from '../../kernel/routes';
import type { Translate } from '../../kernel/translate';
import {
  ACCOUNT_OVERVIEW,
  DELIVERY_PASS,
  ENTERTAINING_LABEL,
  FAVOURITES,
  GROCERIES_LABEL,
  INSPIRATION,
  LISTS,
  MY_ORDERS,
  NEW,
  OFFERS_LABEL,
  RECIPES,
  REGISTER,
  SIGN_IN,
  SIGN_OUT,
  TROLLEY,
} from './texts';

/** The users who see a link; 'signed-in' includes staff who are signed on as a customer, 'customer' does not. */
type Audience = 'everyone' | 'visitor' | 'signed-in' | 'customer';

export interface MenuLink {
  readonly id: LinkId;
  readonly label: string;
  readonly href: string;
  readonly audience: Audience;
  /** True for the link that changes a booked slot. */
  readonly isBookedSlot?: boolean;
}

export const LINK_IDS = [
  'groceries',
  'entertaining',
  'offers',
  'new',
  'inspiration',
  'recipes',
  'favourites',
  'orders',
  'lists',
  'account',
  'loyalty',
  'deliveryPass',
  'slot',
  'trolley',
  'signIn',
  'register',
  'signOut',
] as const;

export type LinkId = (typeof LINK_IDS)[number];

export interface LinkFacts {
  readonly here: URL;
  /** The address where registration starts. */
  readonly registerHref: string;
  readonly loyaltyName: string;
  readonly loyaltySegment: string;
  /** Undefined when the customer neither has a delivery pass nor can buy one. */
  readonly passHref: string | undefined;
}

/** Creates every navigation link of the header except the slot link; layouts select and order them by id [NAV-11]. */
export const menuLinks = (t: Translate, facts: LinkFacts): ReadonlyMap<LinkId, MenuLink> => {
  const link = (id: LinkId, label: string, href: string, audience: Audience): MenuLink => ({
    id,
    label: t(label),
    href,
    audience,
  });
  const links = [
    link('groceries', GROCERIES_LABEL, firstRoutes.groceries, 'everyone'),
    link('entertaining', ENTERTAINING_LABEL, firstRoutes.entertaining, 'everyone'),
    link('offers', OFFERS_LABEL, firstRoutes.offers, 'everyone'),
    link('new', NEW, firstRoutes.newProducts, 'everyone'),
    link('inspiration', INSPIRATION, firstRoutes.inspiration, 'everyone'),
    link('recipes', RECIPES, firstRoutes.recipes, 'everyone'),
    link('favourites', FAVOURITES, firstRoutes.favourites, 'signed-in'),
    link('orders', MY_ORDERS, firstRoutes.orders, 'signed-in'),
    link('lists', LISTS, firstRoutes.lists, 'signed-in'),
    link('account', ACCOUNT_OVERVIEW, firstRoutes.account, 'signed-in'),
    link('loyalty', facts.loyaltyName, loyaltyRoute(facts.loyaltySegment), 'signed-in'),
    link('trolley', TROLLEY, firstRoutes.trolley, 'everyone'),
    link('signIn', SIGN_IN, loginRoute(facts.here), 'visitor'),
    link('register', REGISTER, facts.registerHref, 'visitor'),
    link('signOut', SIGN_OUT, firstRoutes.logout, 'customer'),
    ...(facts.passHref ? [link('deliveryPass', DELIVERY_PASS, facts.passHref, 'signed-in')] : []),
  ];
  return new Map(links.map((one) => [one.id, one]));
};

/** Identities by audience; a pending session counts as signed in [AUTH-2], but may be that of staff [AUTH-3]. */
const AUDIENCES: Readonly<Record<Audience, readonly string[]>> = {
  everyone: ['pending', 'visitor', 'customer', 'operator'],
  visitor: ['visitor'],
  'signed-in': ['pending', 'customer', 'operator'],
  customer: ['customer'],
};

/**
 * Returns the links of one place in the header, in the given order, without those that this user must not see.
 *
 * @param identity 'pending', 'visitor', 'customer' or 'operator'
 */
export const linksFor = (
  links: ReadonlyMap<LinkId, MenuLink>,
  order: readonly LinkId[],
  identity: string,
): readonly MenuLink[] =>
  order.flatMap((id) => {
    const link = links.get(id);
    return link && AUDIENCES[link.audience].includes(identity) ? [link] : [];
  });
