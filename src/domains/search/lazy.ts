/** The lazy chunk that is loaded when the field is first used. */
export { createSuggestionApi } from './api';
export { createSearchStore } from './store';
export { SearchPopup } from './ui/SearchPopup';
export { VoiceButton } from './ui/VoiceButton';
export { pressKey } from './keys';
