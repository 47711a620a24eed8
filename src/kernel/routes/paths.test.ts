import {
  adminReturnRoute,
  checkoutRoute,
  highlightsRoute,
  interstitialsRoute,
  isInterstitial,
  isPrefetchable,
  loyaltyRoute,
  multiSearchRoute,
  orderConfirmationRoute,
  orderRoute,
  resolveOrderPaymentRoute,
  routes,
  searchRoute,
  sisterShopRoute,
} from './index';

/** The route table of the specification. */
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
  valentines: '/ecom/shop/browse/groceries/valentines',
  christmas: '/ecom/shop/browse/groceries/christmas',
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

describe('pages of the shop that the header has no link to', () => {
  it.each([
    [routes.homepage, '/'],
    [routes.valentines, '/ecom/shop/browse/groceries/valentines'],
    [routes.christmas, '/ecom/shop/browse/groceries/christmas'],
  ])('have the path %s [NAV-1]', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('the paths of the shop', () => {
  it('equal those of the specification [NAV-1]', () => expect({ ...routes }).toEqual(TABLE));

  it.each([
    [
      highlightsRoute('offers/highlights/Summer & Co'),
      '/ecom/shop/browse/offers/highlights/summer%20%26%20co',
    ],
    [orderRoute('1001'), '/ecom/myaccount/my-orders/order/1001'],
    [orderConfirmationRoute('1001'), '/ecom/order-confirmation/1001'],
    [resolveOrderPaymentRoute('1001'), '/ecom/resolve-order-payment/1001'],
  ])('form %s [NAV-1]', (route, expected) => expect(route).toBe(expected));

  it.each([
    ['orderRoute', orderRoute],
    ['orderConfirmationRoute', orderConfirmationRoute],
    ['resolveOrderPaymentRoute', resolveOrderPaymentRoute],
    ['adminReturnRoute', (id: string) => adminReturnRoute('https://admin.example', id)],
  ])('%s neither throws nor changes its path for a malformed id [NAV-1]', (_name, createRoute) => {
    const segments = (id: string) =>
      new URL(createRoute(id), 'https://shop.example').pathname.split('/').length;
    for (const id of ['\uD800', '..', '.', '']) expect([id, segments(id)]).toEqual([id, segments('1')]);
  });

  it("contain the loyalty programme's name [NAV-4]", () =>
    expect(loyaltyRoute('fernleigh-rewards')).toBe('/ecom/my-fernleigh-rewards'));

  it.each(['https://admin.example/app', 'https://admin.example/app/'])(
    "lead staff from %s back to the customer's details [NAV-9]",
    (adminAppUrl) =>
      expect(adminReturnRoute(adminAppUrl, '42')).toBe('https://admin.example/app/customer/42/details'),
  );

  it('add a hash to checkout if one is given [NAV-10]', () => {
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
  ])('include %s: %p [NAV-5]', (pathname, expected) => expect(isInterstitial(pathname)).toBe(expected));

  it('keep the query [CHK-1]', () =>
    expect(interstitialsRoute('?promo=1')).toBe('/ecom/beforeYouGo?promo=1'));
});

describe('the page of search results', () => {
  it('has the term in its query [SRCH-9]', () => {
    expect(searchRoute({ searchTerm: "m&m's + café" })).toBe(
      '/ecom/shop/search?searchTerm=m%26m%27s+%2B+caf%C3%A9',
    );
  });

  it('has no query for an empty term [SRCH-9]', () =>
    expect(searchRoute({ searchTerm: '' })).toBe('/ecom/shop/search'));

  it('has every other parameter in its query, and the size if it is not 48 [SRCH-9]', () => {
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

describe('the page of multi-search results', () => {
  it('has the first item in its query, with every character encoded [NAV-8]', () => {
    expect(multiSearchRoute('a', [1, 1], '["a","b&c"]')).toBe(
      '/ecom/shop/multi-search?query=a#list=%5B%22a%22%2C%22b%26c%22%5D',
    );
    expect(multiSearchRoute("m&m's + crème", [1])).toBe(
      '/ecom/shop/multi-search?query=m%26m%27s+%2B+cr%C3%A8me',
    );
    expect(new URL(multiSearchRoute('a#b?c=d', [1]), 'https://shop.example').searchParams.get('query')).toBe(
      'a#b?c=d',
    );
  });

  it('has the amounts if one of them is above 1 [MULT-2] [NAV-8]', () => {
    expect(multiSearchRoute('milk', [1, 3])).toBe('/ecom/shop/multi-search?query=milk&amounts=1%2C3');
    expect(multiSearchRoute('milk', [2, 1], '[]')).toBe(
      '/ecom/shop/multi-search?query=milk&amounts=2%2C1#list=%5B%5D',
    );
  });
});

describe('isPrefetchable', () => {
  it('is true for browsing, search, recipes and content [NAV-15]', () => {
    const pages = [
      routes.groceries,
      routes.offers,
      `${routes.browse}/bakery/bread`,
      routes.search,
      routes.recipes,
      routes.inspiration,
    ];
    expect(pages.filter((page) => !isPrefetchable(page))).toEqual([]);
  });

  it('is false for pages with side effects or with a customer’s own data [NAV-15]', () => {
    const names = [
      ...(['login', 'logout', 'checkout', 'account', 'orders', 'trolley'] as const),
      ...(['favourites', 'lists', 'serviceSelection', 'root'] as const),
    ];
    const others = names.map((name) => routes[name]);
    expect([...others, '/', '/admin', `${routes.browse}r`].filter(isPrefetchable)).toEqual([]);
  });
});

describe('links to sister shops', () => {
  it('have the campaign parameters, and keep the query of the address [NAV-12]', () => {
    const { searchParams } = new URL(
      sisterShopRoute('https://cellar.example/?range=red', 'Fernleigh & Sons'),
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      range: 'red',
      utm_source: 'fernleigh-sons',
      utm_medium: 'referral',
      utm_campaign: 'more-from-header',
    });
  });
});
