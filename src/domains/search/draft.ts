import { createStore, type StoreApi } from 'zustand/vanilla';

/** The field by itself: it is typed into before the rest of the search has arrived. */
export interface SearchDraft {
  /** What the field holds, as typed. */
  readonly text: string;
  /** True once the shopper changed the field; until then there is nothing to submit [SRCH-2]. */
  readonly isEdited: boolean;
  /** True while an input method composes [SRCH-11]. */
  readonly isComposing: boolean;
}

export type DraftStore = StoreApi<SearchDraft>;

/** The field as a page brings it, before anybody typed. @param text the term of a page of results, else '' */
export const pristine = (text: string): SearchDraft => ({ text, isEdited: false, isComposing: false });

export const createDraft = (text: string): DraftStore => createStore<SearchDraft>()(() => pristine(text));
