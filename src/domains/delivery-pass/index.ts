/** Whether the customer has a delivery pass, and where its link leads. */
export { passRoute } from './model';
export type { Passes } from './ports';
export { createPassStore, type PassStore } from './store';
/** The service's client, fetched for signed-in customers only. */
export const loadPassApi = () => import(/* webpackChunkName: "signed-in" */ './api');
