/** The search field, its suggestions and the search history. */
export { createDraft, pristine, type DraftStore } from './draft';
export type { SearchStore } from './state';
export { SEARCH_SHORT } from './texts';
export { SearchForm, type SearchParts } from './ui/SearchForm';
export { SearchTrigger } from './ui/SearchTrigger';
/** Lazy-loads suggestions and history when the field is first used. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './lazy');
