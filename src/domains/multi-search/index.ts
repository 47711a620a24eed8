/** Searching for all items of a shopping list at once. */
export type { ListOwner, MultiSearchPorts } from './ports';
export type { MultiSearchStore } from './store';
export { MultiSearchTrigger } from './ui/MultiSearchTrigger';
/** Lazy-loads the dialog and its store when it is first opened. */
export const loadMultiSearch = () => import(/* webpackChunkName: "multi-search" */ './lazy');
