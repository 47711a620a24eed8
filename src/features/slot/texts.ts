export const BOOK_A_SLOT = 'Book a slot';
export const DETAILS_NOT_OPENED = 'The details of your slot could not be opened.';
export const MINUTES_LEFT = '{count} min left';
export const NEXT_FREE_SLOT = 'Next free slot:';
export const SLOT_EXPIRED = 'Your slot is no longer reserved.';
export const TODAY = 'Today';
export const TOMORROW = 'Tomorrow';
