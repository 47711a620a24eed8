/** Every path of the shop, once; nothing else spells one [NAV-1]. */
const ROOT = '/ecom';
const GROCERIES = `${ROOT}/shop/browse/groceries`;
const ACCOUNT = `${ROOT}/myaccount`;

const INTERSTITIAL_SEGMENT = 'beforeYouGo';

export const routes = {
  homepage: '/',
  root: ROOT,
  bookDelivery: `${ROOT}/bookslot/delivery`,
  bookEntertainingCollection: `${ROOT}/bookslot/collection/entertaining`,
  bookGroceriesAndEntertainingCollection: `${ROOT}/bookslot/collection/groceriesandentertaining`,
  browse: `${ROOT}/shop/browse`,
  groceries: GROCERIES,
  entertaining: `${ROOT}/shop/browse/entertaining`,
  offers: `${ROOT}/shop/browse/offers`,
  new: `${GROCERIES}/new`,
  interstitials: `${ROOT}/${INTERSTITIAL_SEGMENT}`,
  serviceSelection: `${ROOT}/serviceselection`,
  favourites: `${ROOT}/favourites`,
  multiSearch: `${ROOT}/shop/multi-search`,
  account: ACCOUNT,
  orders: `${ACCOUNT}/my-orders`,
  activeDeliveryPass: `${ACCOUNT}/delivery-pass`,
  availableDeliveryPass: `${ROOT}/delivery-pass`,
  myDetails: `${ROOT}/my-details`,
  lists: `${ROOT}/lists`,
  login: `${ROOT}/login`,
  logout: `${ROOT}/log-out`,
  authSuccess: `${ROOT}/auth-success`,
  customerService: `${ROOT}/help-information/customer-service`,
  orderConfirmation: `${ROOT}/order-confirmation`,
  inspiration: `${ROOT}/content/inspiration`,
  recipes: `${ROOT}/recipes`,
  trolley: `${ROOT}/shop/trolley`,
  checkout: `${ROOT}/checkout`,
  resolveOrderPayment: `${ROOT}/resolve-order-payment`,
  buylist: `${ROOT}/shop/buylist`,
  search: `${ROOT}/shop/search`,
} as const;

/** @param page 'valentines', 'christmas' or another season's page */
export const seasonalRoute = (page: string): string => `${GROCERIES}/${encodeURIComponent(page)}`;

export const orderRoute = (customerOrderId: string): string =>
  `${routes.orders}/order/${encodeURIComponent(customerOrderId)}`;

export const orderConfirmationRoute = (customerOrderId: string): string =>
  `${routes.orderConfirmation}/${encodeURIComponent(customerOrderId)}`;

export const resolveOrderPaymentRoute = (customerOrderId: string): string =>
  `${routes.resolveOrderPayment}/${encodeURIComponent(customerOrderId)}`;

/** @param segment the programme's name as configured, such as 'fernleigh-rewards' [NAV-4] */
export const loyaltyRoute = (segment: string): string => `${ROOT}/my-${encodeURIComponent(segment)}`;

/** @param hash such as 'checkoutPromoCodes' [NAV-10] */
export const checkoutRoute = (hash?: string): string =>
  hash ? `${routes.checkout}#${encodeURIComponent(hash)}` : routes.checkout;

/** Staff leave the customer's account here [NAV-9]. */
export const adminReturnRoute = (adminAppUrl: string, customerId: string): string =>
  `${adminAppUrl.replace(/\/+$/, '')}/customer/${encodeURIComponent(customerId)}/details`;

/** Whether a path belongs to the pages shown before checkout [NAV-5]. */
export const isInterstitial = (pathname: string): boolean =>
  pathname.split('/').includes(INTERSTITIAL_SEGMENT);

/** The shop's pages keep their query between the interstitials [CHK-1]. */
export const interstitialsRoute = (query: string): string => `${routes.interstitials}${query}`;

interface SearchQuery {
  readonly searchTerm: string;
  readonly sortBy?: string;
  readonly searchTags?: readonly { readonly group: string; readonly text: string }[];
  readonly filterTags?: readonly { readonly id: string; readonly value: string }[];
  readonly category?: string;
  /** Results a page; 48 unless told. */
  readonly size?: number;
}

/** Results of a search; with an empty term, the plain search page [SRCH-9]. */
export const searchRoute = (query: SearchQuery): string => {
  const fields = new URLSearchParams();
  if (query.searchTerm) fields.set('searchTerm', query.searchTerm);
  if (query.sortBy) fields.set('sortBy', query.sortBy);
  for (const { group, text } of query.searchTags ?? []) fields.append('searchTags', `${group}:${text}`);
  for (const { id, value } of query.filterTags ?? []) fields.append('filterTags', `${id}:${value}`);
  if (query.category) fields.set('category', query.category);
  if (query.size !== undefined && query.size !== 48) fields.set('size', String(query.size));
  const text = fields.toString();
  return text ? `${routes.search}?${text}` : routes.search;
};

/**
 * An address to go to after signing in: kept only if it is on this origin and in the shop, else the
 * groceries home [NAV-2].
 */
export const safeRedirect = (target: string, origin: string): string => {
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  const isShop = url?.origin === origin && (url.pathname === ROOT || url.pathname.startsWith(`${ROOT}/`));
  return url && isShop ? url.pathname + url.search : GROCERIES;
};

/** Sign-in that comes back to where the shopper was [NAV-2]. */
export const loginRoute = (here: URL): string =>
  `${routes.login}?${new URLSearchParams({ redirect: safeRedirect(here.href, here.origin) }).toString()}`;

/** Registration starts at the token service and ends at the shop's own page [NAV-3]. */
export const registerRoute = (authAddress: string, origin: string): string => {
  const url = new URL(authAddress, origin);
  url.searchParams.set('prompt', 'login');
  url.searchParams.set('screen_hint', 'signup');
  url.searchParams.set('redirect_uri', new URL(routes.authSuccess, origin).href);
  return url.href;
};
