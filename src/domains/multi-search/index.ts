/** Searching for a whole shopping list at once. */
export type { ListOwner } from './ports';
export type { MultiSearchStore } from './store';
export { MultiSearchOpener } from './ui/MultiSearchOpener';
/** The dialog and its store, fetched when it is first opened. */
export const loadMultiSearch = () => import(/* webpackChunkName: "multi-search" */ './lazy');
