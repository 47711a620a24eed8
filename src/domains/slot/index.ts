/** The delivery or collection slot that is booked. */
export type { Slots } from './ports';
export { createSlotStore, type SlotStore } from './store';
export { SlotButton } from './ui/SlotButton';
/** The service's client, fetched for signed-in customers only. */
export const loadSlotApi = () => import(/* webpackChunkName: "signed-in" */ './api');
