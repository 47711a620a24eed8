/** What is in the trolley and what it costs. */
export type { Trolleys } from './ports';
export { createTrolleyStore, type TrolleyStore } from './store';
export { TrolleyProblems } from './ui/TrolleyProblems';
export { TrolleySummary } from './ui/TrolleySummary';
/** The service's client, fetched for signed-in customers only. */
export const loadTrolleyApi = () => import(/* webpackChunkName: "signed-in" */ './api');
