/** What the first frame of a customer needs. */
export { createSlotApi } from './api';
export { LAST_HOUR_MS, reservedUntil } from './lazy-reservation';
export { bookedIn, slotSummary } from './model';
export { slotName } from './slot-name';
