/** The user's identity, the shopping context, and the account links. */
export { CUSTOMER_COOKIE_SECONDS, type Identity } from './model';
export type { ShoppingContexts } from './ports';
export { createShoppingContextStore, type ShoppingContextStore } from './store';
export { AccountLinks } from './ui/AccountLinks';
/** Lazy-loads the client of the shopping-context service; signed-in customers only. */
export const loadShoppingContextApi = () => import(/* webpackChunkName: "signed-in" */ './api');
