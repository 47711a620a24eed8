/** The status of the customer's delivery pass, and the target of its link. */
export { passRoute } from './model';
export type { Passes } from './ports';
export { createPassStore, type PassStore } from './store';
/** Lazy-loads the client of the pass service; signed-in customers only. */
export const loadPassApi = () => import(/* webpackChunkName: "signed-in" */ './api');
