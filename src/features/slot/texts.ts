export const DETAILS_NOT_OPENED = 'The details of your slot could not be opened.';
export const SLOT_EXPIRED = 'Your slot is no longer reserved. Please book another.';
