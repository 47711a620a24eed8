/** What of multi-search arrives when it is first opened. */
export { createMultiSearchStore } from './store';
export { MultiSearchDialog } from './ui/MultiSearchDialog';
