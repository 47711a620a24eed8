/** The items of the trolley and their cost. */
export type { Trolleys } from './ports';
export { createTrolleyStore, type TrolleyStore } from './store';
export { TrolleyProblems } from './ui/TrolleyProblems';
export { TrolleySummary } from './ui/TrolleySummary';
/** Lazy-loads the client of the trolley service; signed-in customers only. */
export const loadTrolleyApi = () => import(/* webpackChunkName: "signed-in" */ './api');
/** Lazy-loads the dialog that the trolley link opens on small screens. */
export const loadTrolleySheet = () => import(/* webpackChunkName: "trolley" */ './ui/TrolleySheet');
