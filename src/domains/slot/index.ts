/** The booked delivery or collection slot. */
export { serviceTypeOf, slotSummary } from './model';
export type { BookedSlot } from './model';
export type { Slots } from './ports';
export { createSlotStore, type SlotStore } from './store';
export { BookedButton } from './ui/BookedButton';
export { SlotButton } from './ui/SlotButton';
/** Lazy-loads the client of the slot service; signed-in customers only. */
export const loadSlotApi = () => import(/* webpackChunkName: "signed-in" */ './api');
/** Lazy-loads the details of a booked slot when the pointer or the focus is on its button. */
export const loadSlotDetails = () => import(/* webpackChunkName: "order" */ './lazy');
