/** Finding products by words: the field, and what lies under it once it is used. */
export { createDraft, pristine, type DraftStore } from './draft';
export { historyKey } from './history';
export type { SearchStore } from './store';
export { SearchForm, type SearchParts } from './ui/SearchForm';
export { SearchOpener } from './ui/SearchOpener';
/** Suggestions and history, fetched when the field is first used. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './lazy');
