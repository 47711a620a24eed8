/** Changing an order that is placed already. */
export { isBarShown } from './bar-shown';
/** The bar, its store and its dialogs, fetched when they are first wanted. */
export const loadAmend = () => import(/* webpackChunkName: "amend" */ './lazy');
