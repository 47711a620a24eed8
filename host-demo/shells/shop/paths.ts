/** The shop's addresses, as its own pages link to them; the header has its own table [NAV-1]. */
export const paths = {
  root: '/ecom',
  browse: '/ecom/shop/browse',
  groceries: '/ecom/shop/browse/groceries',
  entertaining: '/ecom/shop/browse/entertaining',
  offers: '/ecom/shop/browse/offers',
  newProducts: '/ecom/shop/browse/groceries/new',
  search: '/ecom/shop/search',
  multiSearch: '/ecom/shop/multi-search',
  trolley: '/ecom/shop/trolley',
  buylist: '/ecom/shop/buylist',
  favourites: '/ecom/favourites',
  bookDelivery: '/ecom/bookslot/delivery',
  bookEntertainingCollection: '/ecom/bookslot/collection/entertaining',
  bookGroceryCollection: '/ecom/bookslot/collection/groceriesandentertaining',
  serviceSelection: '/ecom/serviceselection',
  beforeYouGo: '/ecom/beforeYouGo',
  checkout: '/ecom/checkout',
  orderConfirmation: '/ecom/order-confirmation',
  resolvePayment: '/ecom/resolve-order-payment',
  login: '/ecom/login',
  register: '/ecom/register',
  logOut: '/ecom/log-out',
  authSuccess: '/ecom/auth-success',
  account: '/ecom/myaccount',
  orders: '/ecom/myaccount/my-orders',
  order: '/ecom/myaccount/my-orders/order',
  activePass: '/ecom/myaccount/delivery-pass',
  availablePass: '/ecom/delivery-pass',
  details: '/ecom/my-details',
  lists: '/ecom/lists',
  loyalty: '/ecom/my-fernleigh-rewards',
  customerService: '/ecom/help-information/customer-service',
  content: '/ecom/content',
  inspiration: '/ecom/content/inspiration',
  recipes: '/ecom/recipes',
  storeFinder: '/ecom/store-finder',
  panel: '/demo',
} as const;

/** Returns the address of the results of a search. */
export const searchPath = (searchTerm: string): string =>
  `${paths.search}?${new URLSearchParams({ searchTerm }).toString()}`;

/**
 * Returns the address of the sign-in page with a redirect target [NAV-2].
 *
 * @param redirect current path and query
 * @param kept name of a product that is added once the shopper has signed in
 */
export const loginFrom = (redirect: string, kept?: string): string =>
  `${paths.login}?${new URLSearchParams({ redirect, ...(kept !== undefined && { kept }) }).toString()}`;

/** Returns the address of the page that shows the slots of a type; slots of an unknown type start at the choice. */
export const bookSlotPath = (slotType: string): string => {
  switch (slotType) {
    case 'DELIVERY':
    case 'DELIVERY_SERVICE':
      return paths.bookDelivery;
    case 'GROCERY_COLLECTION':
      return paths.bookGroceryCollection;
    case 'ENTERTAINING_COLLECTION':
      return paths.bookEntertainingCollection;
    default:
      return paths.serviceSelection;
  }
};

/** Returns whether a path is one of these pages, or below one of these branches; the trailing slash is ignored. */
const createPathTest =
  (pages: readonly string[], branches: readonly string[]) =>
  (pathname: string): boolean => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    return (
      pages.includes(path) || branches.some((branch) => path === branch || path.startsWith(`${branch}/`))
    );
  };

/** Returns whether the storefront shell serves this path. */
export const isStorefrontPath = createPathTest(
  ['/', paths.root, paths.search, paths.multiSearch, paths.trolley],
  [paths.browse],
);

/** Returns whether the lists shell serves this path. */
export const isListsPath = createPathTest([paths.favourites, paths.lists], [paths.buylist]);

/** The links next to every account page: a name and an address. */
export const accountLinks = [
  ['Account overview', paths.account],
  ['My orders', paths.orders],
  ['Favourites', paths.favourites],
  ['Lists', paths.lists],
  ['My details', paths.details],
  ['Fernleigh Rewards', paths.loyalty],
  ['Delivery Pass', paths.availablePass],
] as const;

/** The links of every page's footer, by column: a name and an address. */
export const footerColumns = [
  {
    title: 'Shopping with us',
    links: [
      ['Book a delivery', paths.bookDelivery],
      ['Delivery Pass', paths.availablePass],
      ['Offers', paths.offers],
      ['Recipes', paths.recipes],
    ],
  },
  {
    title: 'Your account',
    links: [
      ['My orders', paths.orders],
      ['Favourites', paths.favourites],
      ['Lists', paths.lists],
      ['My details', paths.details],
    ],
  },
  {
    title: 'Help',
    links: [
      ['Customer service', paths.customerService],
      ['Find a store', paths.storeFinder],
      ['Demo panel', paths.panel],
    ],
  },
] as const;

/**
 * Returns the target after signing in: the requested address if it is below the shop's root on this origin, otherwise
 * the groceries home [NAV-2].
 *
 * @param requestUrl the redirect parameter, unchecked
 * @returns path with query and hash, rebuilt from its parts
 */
export const safeRedirect = (requestUrl: unknown): string => {
  if (typeof requestUrl !== 'string' || !requestUrl.startsWith('/') || /[\\\s]/.test(requestUrl))
    return paths.groceries;
  const origin = 'https://shop.invalid';
  if (!URL.canParse(requestUrl, origin)) return paths.groceries;
  const url = new URL(requestUrl, origin);
  const underRoot = url.pathname === paths.root || url.pathname.startsWith(`${paths.root}/`);
  const isInShop = url.pathname === paths.login || url.pathname === paths.logOut;
  if (url.origin !== origin || !underRoot || isInShop) return paths.groceries;
  return `${url.pathname}${url.search}${url.hash}`;
};
