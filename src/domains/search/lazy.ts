/** What comes with the first use of the field: suggestions, history, their keys and their looks. */
export { createSuggestionApi } from './api';
export { createSearchStore } from './store';
export { SearchPopup } from './ui/SearchPopup';
export { pressKey } from './keys';
