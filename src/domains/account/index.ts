/** Who is here, and the links to what is theirs. */
export { CUSTOMER_COOKIE_SECONDS, type Identity } from './model';
export type { ShoppingContexts } from './ports';
export { createShoppingContextStore, type ShoppingContextStore } from './store';
export { AccountLinks } from './ui/AccountLinks';
/** The service's client, fetched for signed-in customers only. */
export const loadShoppingContextApi = () => import(/* webpackChunkName: "signed-in" */ './api');
