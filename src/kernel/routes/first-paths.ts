/** The fixed paths that the first render needs, so that its chunk contains no others. */
const ROOT = '/ecom';
const GROCERIES = `${ROOT}/shop/browse/groceries`;
const ACCOUNT = `${ROOT}/myaccount`;

export const root = ROOT;
export const groceries = GROCERIES;
export const entertaining = `${ROOT}/shop/browse/entertaining`;
export const offers = `${ROOT}/shop/browse/offers`;
export const newProducts = `${GROCERIES}/new`;
export const serviceSelection = `${ROOT}/serviceselection`;
export const favourites = `${ROOT}/favourites`;
export const account = ACCOUNT;
export const orders = `${ACCOUNT}/my-orders`;
export const activeDeliveryPass = `${ACCOUNT}/delivery-pass`;
export const availableDeliveryPass = `${ROOT}/delivery-pass`;
export const lists = `${ROOT}/lists`;
export const login = `${ROOT}/login`;
export const logout = `${ROOT}/log-out`;
export const authSuccess = `${ROOT}/auth-success`;
export const customerService = `${ROOT}/help-information/customer-service`;
export const inspiration = `${ROOT}/content/inspiration`;
export const recipes = `${ROOT}/recipes`;
export const trolley = `${ROOT}/shop/trolley`;
export const search = `${ROOT}/shop/search`;
