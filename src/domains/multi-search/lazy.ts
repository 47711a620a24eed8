/** The lazy chunk of multi-search. */
export { createMultiSearchStore } from './store';
export { MultiSearchDialog } from './ui/MultiSearchDialog';
