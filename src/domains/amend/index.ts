/** Changing an order that has been placed. */
export { isBarShown } from './bar-shown';
/** Lazy-loads the amend bar, its store and its dialogs. */
export const loadAmend = () => import(/* webpackChunkName: "amend" */ './lazy');
