import { createStore, type StoreApi } from 'zustand/vanilla';

/** The state of the field, which can be edited before the rest of the search has loaded. */
export interface SearchDraft {
  /** The field's value, as typed. */
  readonly text: string;
  /** True after the shopper has edited the field; before, submit is disabled [SRCH-2]. */
  readonly isEdited: boolean;
  /** True during a composition of an input method [SRCH-11]. */
  readonly isComposing: boolean;
}

export type DraftStore = StoreApi<SearchDraft>;

/** Returns the state of a field that was not edited. @param text the term on a page of results, otherwise '' */
export const pristine = (text: string): SearchDraft => ({ text, isEdited: false, isComposing: false });

/** Creates the store of a field that was not edited. */
export const createDraft = (text: string): DraftStore => createStore<SearchDraft>()(() => pristine(text));
