import { LINK_IDS, linksFor, menuLinks } from './links';
import { slotLink } from './slot-link';

const FACTS = {
  here: new URL('https://shop.example/ecom/shop/search?searchTerm=milk'),
  authAddress: '/token/auth',
  loyaltyName: 'Fernleigh Rewards',
  loyaltySegment: 'fernleigh-rewards',
  passHref: '/ecom/delivery-pass',
};
const EVERYONE = ['groceries', 'entertaining', 'offers', 'new', 'inspiration', 'recipes', 'trolley'];
const SIGNED_IN = ['favourites', 'orders', 'lists', 'account', 'loyalty', 'deliveryPass'];

const seenBy = (identity: string, facts: Parameters<typeof menuLinks>[0] = FACTS) =>
  linksFor(menuLinks(facts), LINK_IDS, identity).map(({ id }) => id);

describe('navigation links', () => {
  it('are each declared once, with the words and addresses of the shop [NAV-11]', () => {
    const told = Object.fromEntries([...menuLinks(FACTS).values()].map(({ label, href }) => [label, href]));
    expect(told).toEqual({
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
      Register:
        'https://shop.example/token/auth?prompt=login&screen_hint=signup&redirect_uri=https%3A%2F%2Fshop.example%2Fecom%2Fauth-success',
      'Sign out': '/ecom/log-out',
    });
    expect([...menuLinks(FACTS).keys(), 'slot'].sort()).toEqual([...LINK_IDS].sort());
  });

  it.each([
    ['a visitor', 'visitor', [...EVERYONE, 'signIn', 'register']],
    ['a customer', 'customer', [...EVERYONE, ...SIGNED_IN, 'signOut']],
    ['one whose session initialises', 'pending', [...EVERYONE, ...SIGNED_IN, 'signOut']],
    ['staff, who have no Sign out,', 'operator', [...EVERYONE, ...SIGNED_IN]],
  ])('that %s sees [NAV-11] [AUTH-1] [AUTH-2] [AUTH-3]', (_who, identity, ids) => {
    expect([...seenBy(identity)].sort()).toEqual([...ids].sort());
  });

  it('have no Delivery Pass where the status gives none [PASS-1]', () => {
    expect(seenBy('customer', { ...FACTS, passHref: undefined })).not.toContain('deliveryPass');
  });

  it.each([
    ['changes the slot that is booked', '/ecom/bookslot/delivery', 'Change Slot', '/ecom/bookslot/delivery'],
    ['books one while there is none', undefined, 'Book Slot', '/ecom/serviceselection'],
  ])('for a slot: %s, and is no visitor’s [SLOT-5]', (_what, changeHref, label, href) => {
    const link = slotLink(changeHref);
    expect([link.label, link.href]).toEqual([label, href]);
    const seen = (identity: string) => linksFor(new Map([['slot', link]]), ['slot'], identity);
    expect([seen('visitor'), seen('customer'), seen('operator')]).toEqual([[], [link], [link]]);
  });

  it('come in the order of their place [NAV-11]', () => {
    const links = linksFor(menuLinks(FACTS), ['recipes', 'signIn', 'offers'], 'customer');
    expect(links.map(({ id }) => id)).toEqual(['recipes', 'offers']);
  });
});
