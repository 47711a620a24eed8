/** The search field, its suggestions and the search history. */
export { createDraft, pristine, type DraftStore } from './draft';
export { historyKey } from './history-key';
export type { SearchStore } from './state';
export type { SearchParts } from './ui/SearchField';
export { SearchForm } from './ui/SearchForm';
export { SearchTrigger } from './ui/SearchTrigger';
/** Lazy-loads suggestions and history when the field is first used. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './lazy');
