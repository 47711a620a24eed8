/** The lazy chunk with the details of a booked slot. */
export { createDetailsStore } from './details-store';
export { createPlacesApi } from './places-api';
export { SlotDetails } from './ui/SlotDetails';
