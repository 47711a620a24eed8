export const FAVOURITES = 'Favourites';
export const LISTENING = 'Listening';
export const MICROPHONE_BLOCKED =
  'The microphone is blocked. Allow it in your browser’s settings to search by voice.';
export const MULTI_SEARCH_NOT_OPENED = 'Multi-search could not be opened. Please try again.';
export const MY_ORDERS = 'My orders';
export const NO_SPEECH = 'No speech was recognised. Try again, or type your search.';
