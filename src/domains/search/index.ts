/** Finding products by words: the field and its suggestions. */
export { createDraft, type DraftStore } from './draft';
export type { Suggestions } from './ports';
export { createSearchStore, type SearchStore } from './store';
export { SearchForm } from './ui/SearchForm';
export { SearchOpener } from './ui/SearchOpener';
/** The suggestion service's client, fetched when the field is first used. */
export const loadSuggestionApi = () => import(/* webpackChunkName: "suggest" */ './api');
