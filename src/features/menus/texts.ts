export const MENU_NOT_OPENED = 'The menu could not be opened. Please try again.';
