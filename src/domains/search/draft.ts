import { createStore, type StoreApi } from 'zustand/vanilla';

/** The field by itself: it is typed into before the rest of the search has arrived. */
export interface SearchDraft {
  /** What the field holds, as typed. */
  readonly text: string;
  /** True once the shopper changed the field; until then there is nothing to submit [SRCH-2]. */
  readonly isEdited: boolean;
}

export type DraftStore = StoreApi<SearchDraft>;

/** @param text the term of the page that the header stands on, if it is a page of results */
export const createDraft = (text: string): DraftStore =>
  createStore<SearchDraft>()(() => ({ text, isEdited: false }));
