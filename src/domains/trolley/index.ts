/** The items of the trolley and their cost. */
export { itemsText, type Trolley } from './model';
export type { Trolleys } from './ports';
export { createTrolleyStore, type TrolleyState, type TrolleyStore } from './store';
export { TrolleyProblems } from './ui/TrolleyProblems';
export { TrolleySummary } from './ui/TrolleySummary';
/** Lazy-loads the client of the trolley service; signed-in customers only. */
export const loadTrolleyApi = () => import(/* webpackChunkName: "signed-in" */ './api');
