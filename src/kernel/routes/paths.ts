/** Every fixed path of the shop. No other file contains a path of the shop [NAV-1]. */
import { groceries, root as ROOT } from './first-paths';

export * from './first-paths';

export const homepage = '/';
export const bookDelivery = `${ROOT}/bookslot/delivery`;
export const bookEntertainingCollection = `${ROOT}/bookslot/collection/entertaining`;
export const bookGroceriesAndEntertainingCollection = `${ROOT}/bookslot/collection/groceriesandentertaining`;
export const browse = `${ROOT}/shop/browse`;
export const valentines = `${groceries}/valentines`;
export const christmas = `${groceries}/christmas`;
export const interstitials = `${ROOT}/beforeYouGo`;
export const multiSearch = `${ROOT}/shop/multi-search`;
export const myDetails = `${ROOT}/my-details`;
export const orderConfirmation = `${ROOT}/order-confirmation`;
export const checkout = `${ROOT}/checkout`;
export const resolveOrderPayment = `${ROOT}/resolve-order-payment`;
export const buylist = `${ROOT}/shop/buylist`;
