import { english } from '../../kernel/translate';
import { LINK_IDS, linksFor, menuLinks } from './links';
import { slotLink } from './slot-link';

const FACTS = {
  here: new URL('https://shop.example/ecom/shop/search?searchTerm=milk'),
  registerHref: 'https://shop.example/token/auth?prompt=login',
  loyaltyName: 'Fernleigh Rewards',
  loyaltySegment: 'fernleigh-rewards',
  passHref: '/ecom/delivery-pass',
};
const EVERYONE = ['groceries', 'entertaining', 'offers', 'new', 'inspiration', 'recipes', 'trolley'];
const SIGNED_IN = ['favourites', 'orders', 'lists', 'account', 'loyalty', 'deliveryPass'];

const visibleTo = (identity: string, facts: Parameters<typeof menuLinks>[1] = FACTS) =>
  linksFor(menuLinks(english, facts), LINK_IDS, identity).map(({ id }) => id);

describe('menuLinks, linksFor and slotLink', () => {
  it('declare each link once, with its label and address [NAV-11]', () => {
    const text = Object.fromEntries(
      [...menuLinks(english, FACTS).values()].map(({ label, href }) => [label, href]),
    );
    expect(text).toEqual({
      Groceries: '/ecom/shop/browse/groceries',
      Entertaining: '/ecom/shop/browse/entertaining',
      Offers: '/ecom/shop/browse/offers',
      New: '/ecom/shop/browse/groceries/new',
      Inspiration: '/ecom/content/inspiration',
      Recipes: '/ecom/recipes',
      Favourites: '/ecom/favourites',
      'My orders': '/ecom/myaccount/my-orders',
      Lists: '/ecom/lists',
      'Account overview': '/ecom/myaccount',
      'Fernleigh Rewards': '/ecom/my-fernleigh-rewards',
      'Delivery Pass': '/ecom/delivery-pass',
      Trolley: '/ecom/shop/trolley',
      'Sign in': '/ecom/login?redirect=%2Fecom%2Fshop%2Fsearch%3FsearchTerm%3Dmilk',
      Register: 'https://shop.example/token/auth?prompt=login',
      'Sign out': '/ecom/log-out',
    });
    expect([...menuLinks(english, FACTS).keys(), 'slot'].sort()).toEqual([...LINK_IDS].sort());
  });

  it.each([
    ['a visitor', 'visitor', [...EVERYONE, 'signIn', 'register']],
    ['a customer', 'customer', [...EVERYONE, ...SIGNED_IN, 'signOut']],
    ['a user whose session is pending, who may be staff', 'pending', [...EVERYONE, ...SIGNED_IN]],
    ['staff, without Sign out', 'operator', [...EVERYONE, ...SIGNED_IN]],
  ])('return the links for %s [NAV-11] [AUTH-1] [AUTH-2] [AUTH-3]', (_who, identity, ids) => {
    expect([...visibleTo(identity)].sort()).toEqual([...ids].sort());
  });

  it('have no Delivery Pass link without a pass address [PASS-1]', () => {
    expect(visibleTo('customer', { ...FACTS, passHref: undefined })).not.toContain('deliveryPass');
  });

  it.each([
    ['change a booked slot', '/ecom/bookslot/delivery', 'Change Slot', '/ecom/bookslot/delivery'],
    ['book a slot while none is booked', undefined, 'Book Slot', '/ecom/serviceselection'],
  ])('%s, and hide the slot link from visitors [SLOT-5]', (_what, changeHref, label, href) => {
    const link = slotLink(english, changeHref);
    expect([link.label, link.href]).toEqual([label, href]);
    const visible = (identity: string) => linksFor(new Map([['slot', link]]), ['slot'], identity);
    expect([visible('visitor'), visible('customer'), visible('operator')]).toEqual([[], [link], [link]]);
  });

  it('keep the requested order [NAV-11]', () => {
    const links = linksFor(menuLinks(english, FACTS), ['recipes', 'signIn', 'offers'], 'customer');
    expect(links.map(({ id }) => id)).toEqual(['recipes', 'offers']);
  });
});
