import {
  adminReturnRoute,
  checkoutRoute,
  interstitialsRoute,
  isInterstitial,
  loyaltyRoute,
  multiSearchRoute,
  orderConfirmationRoute,
  orderRoute,
  resolveOrderPaymentRoute,
  routes,
  searchRoute,
  seasonalRoute,
} from './index';

/** The specification's table, as it stands there. */
const TABLE: Readonly<Record<keyof typeof routes, string>> = {
  homepage: '/',
  root: '/ecom',
  bookDelivery: '/ecom/bookslot/delivery',
  bookEntertainingCollection: '/ecom/bookslot/collection/entertaining',
  bookGroceriesAndEntertainingCollection: '/ecom/bookslot/collection/groceriesandentertaining',
  browse: '/ecom/shop/browse',
  groceries: '/ecom/shop/browse/groceries',
  entertaining: '/ecom/shop/browse/entertaining',
  offers: '/ecom/shop/browse/offers',
  newProducts: '/ecom/shop/browse/groceries/new',
  interstitials: '/ecom/beforeYouGo',
  serviceSelection: '/ecom/serviceselection',
  favourites: '/ecom/favourites',
  multiSearch: '/ecom/shop/multi-search',
  account: '/ecom/myaccount',
  orders: '/ecom/myaccount/my-orders',
  activeDeliveryPass: '/ecom/myaccount/delivery-pass',
  availableDeliveryPass: '/ecom/delivery-pass',
  myDetails: '/ecom/my-details',
  lists: '/ecom/lists',
  login: '/ecom/login',
  logout: '/ecom/log-out',
  authSuccess: '/ecom/auth-success',
  customerService: '/ecom/help-information/customer-service',
  orderConfirmation: '/ecom/order-confirmation',
  inspiration: '/ecom/content/inspiration',
  recipes: '/ecom/recipes',
  trolley: '/ecom/shop/trolley',
  checkout: '/ecom/checkout',
  resolveOrderPayment: '/ecom/resolve-order-payment',
  buylist: '/ecom/shop/buylist',
  search: '/ecom/shop/search',
};

describe('paths of the shop', () => {
  it('are those of the specification, and no others [NAV-1]', () => {
    expect({ ...routes }).toEqual(TABLE);
  });

  it('stand there once [NAV-1]', () => {
    const paths = Object.values(routes);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([
    [seasonalRoute('christmas'), '/ecom/shop/browse/groceries/christmas'],
    [orderRoute('1001'), '/ecom/myaccount/my-orders/order/1001'],
    [orderConfirmationRoute('1001'), '/ecom/order-confirmation/1001'],
    [resolveOrderPaymentRoute('1001'), '/ecom/resolve-order-payment/1001'],
  ])('make %s [NAV-1]', (made, expected) => {
    expect(made).toBe(expected);
  });

  it('keep what is put into them inside its segment [NAV-1]', () => {
    expect(orderRoute('../log-out?x#y')).toBe('/ecom/myaccount/my-orders/order/..%2Flog-out%3Fx%23y');
  });

  it("carry the loyalty programme's name [NAV-4]", () => {
    expect(loyaltyRoute('fernleigh-rewards')).toBe('/ecom/my-fernleigh-rewards');
  });

  it.each(['https://admin.example/app', 'https://admin.example/app/'])(
    "lead staff from %s back to the customer's details [NAV-9]",
    (adminAppUrl) => {
      expect(adminReturnRoute(adminAppUrl, '42')).toBe('https://admin.example/app/customer/42/details');
    },
  );

  it('give checkout a hash where one is wanted [NAV-10]', () => {
    expect(checkoutRoute('checkoutPromoCodes')).toBe('/ecom/checkout#checkoutPromoCodes');
    expect(checkoutRoute()).toBe('/ecom/checkout');
  });
});

describe('interstitials', () => {
  it.each([
    ['/ecom/beforeYouGo', true],
    ['/ecom/beforeYouGo/offers', true],
    ['/ecom/checkout', false],
    ['/ecom/beforeYouGoAway', false],
    ['/', false],
  ])('%s is one: %p [NAV-5]', (pathname, expected) => {
    expect(isInterstitial(pathname)).toBe(expected);
  });

  it('keep the query [CHK-1]', () => {
    expect(interstitialsRoute('?promo=1')).toBe('/ecom/beforeYouGo?promo=1');
  });
});

describe('results of a search', () => {
  it('carry the term [SRCH-9]', () => {
    expect(searchRoute({ searchTerm: "m&m's + café" })).toBe(
      '/ecom/shop/search?searchTerm=m%26m%27s+%2B+caf%C3%A9',
    );
  });

  it('are the plain search page for an empty term [SRCH-9]', () => {
    expect(searchRoute({ searchTerm: '' })).toBe('/ecom/shop/search');
  });

  it('carry every other parameter, and the size where it is not 48 [SRCH-9]', () => {
    const href = searchRoute({
      searchTerm: 'milk',
      sortBy: 'PRICE_LOW_2_HIGH',
      searchTags: [{ group: 'CUSTOM', text: 'organic' }],
      filterTags: [{ id: 'brand', value: 'own' }],
      category: '10051',
      size: 24,
    });
    const query = new URL(href, 'https://shop.example').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      searchTerm: 'milk',
      sortBy: 'PRICE_LOW_2_HIGH',
      searchTags: 'CUSTOM:organic',
      filterTags: 'brand:own',
      category: '10051',
      size: '24',
    });
    expect(searchRoute({ searchTerm: 'milk', size: 48 })).toBe('/ecom/shop/search?searchTerm=milk');
  });
});

describe('results of a list', () => {
  it('carry its first item, whatever is in it [NAV-8]', () => {
    expect(multiSearchRoute("m&m's + crème")).toBe('/ecom/shop/multi-search?query=m%26m%27s+%2B+cr%C3%A8me');
    expect(new URL(multiSearchRoute('a#b?c=d'), 'https://shop.example').searchParams.get('query')).toBe(
      'a#b?c=d',
    );
  });
});
