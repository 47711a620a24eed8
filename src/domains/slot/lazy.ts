/** What of the slot arrives when a shopper is about to open its details. */
export { createDetailsStore } from './details-store';
export { createPlacesApi } from './places-api';
export { SlotDetails } from './ui/SlotDetails';
