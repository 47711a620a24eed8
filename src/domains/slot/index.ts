/** The delivery or collection slot that is booked. */
export type { Slots } from './ports';
export { createSlotStore, type SlotStore } from './store';
export { BookedButton, type BookedButtonProps } from './ui/BookedButton';
export { SlotButton } from './ui/SlotButton';
/** The service's client, fetched for signed-in customers only. */
export const loadSlotApi = () => import(/* webpackChunkName: "signed-in" */ './api');
/** What lies under a booked slot's button, fetched when a shopper is about to open it. */
export const loadSlotDetails = () => import(/* webpackChunkName: "slot-details" */ './lazy');
