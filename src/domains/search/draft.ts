/** The text of the field, as it was typed and as it is searched for. It is part of the first chunk. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { plainSigns } from '../../kernel/plain-signs';

/** The state of the field, which can be edited before the rest of the search has loaded. */
export interface SearchDraft {
  /** The field's value, as typed. */
  readonly text: string;
  /** True after the shopper has edited the field; before, submit is disabled [SRCH-2]. */
  readonly isEdited: boolean;
  /** True during a composition of an input method [SRCH-11]. */
  readonly isComposing: boolean;
  /**
   * The field that the next one replaces: of a server's markup that React renders again, or of a region that failed.
   * Undefined once a field is mounted.
   */
  readonly replaced?: ReplacedField | undefined;
}

/** A search field that leaves the page. It keeps its text and its caret. */
export interface ReplacedField {
  readonly field: HTMLInputElement;
  readonly hasFocus: boolean;
}

export type DraftStore = StoreApi<SearchDraft>;

/** Returns the state of a field that was not edited. @param text the term on a page of results, otherwise '' */
export const pristine = (text: string): SearchDraft => ({ text, isEdited: false, isComposing: false });

/** Creates the store of a field that was not edited. @param replaced the field of the page so far */
export const createDraft = (text: string, replaced?: ReplacedField): DraftStore =>
  createStore<SearchDraft>()(() => ({ ...pristine(text), replaced }));

/** Copies the field's value into the draft. A tool may have written it without an event, the shopper before hydration. */
export const readField = (draft: DraftStore, { value }: HTMLInputElement): void => {
  if (value !== draft.getState().text) draft.setState({ text: value, isEdited: true });
};

/**
 * Connects a field with the draft, which it shows from now on. It gets text, focus and caret of the field that it replaces.
 * Returns a function that disconnects it, for the field that replaces it.
 */
export const connectField = (draft: DraftStore, field: HTMLInputElement): (() => void) => {
  const { replaced } = draft.getState();
  if (replaced) draft.setState({ replaced: undefined });
  if (replaced && replaced.field !== field) {
    const { value, selectionStart, selectionEnd } = replaced.field;
    field.value = value;
    if (replaced.hasFocus) {
      field.focus();
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  }
  readField(draft, field);
  const stop = draft.subscribe(({ text }) => {
    if (field.value !== text) field.value = text;
  });
  // Not React's, which may come after the first letters.
  const edit = () => {
    draft.setState({ text: field.value, isEdited: true });
  };
  field.addEventListener('input', edit);
  return () => {
    stop();
    field.removeEventListener('input', edit);
    draft.setState({ replaced: { field, hasFocus: field.matches(':focus') } });
  };
};

/** Latin letters with their marks, word characters, white space, and & ' + - [SRCH-3]. */
const ALLOWED = /\p{Script=Latin}\p{M}*|[\w\s&'+-]/gu;
/** The first 10 groups, and the rest. */
const GROUPS = /^([\s-]*(?:[^\s-]+[\s-]+){0,9}[^\s-]*).*/;
const MAX_LENGTH = 200;

/**
 * Cleans the field's value to the term that is searched for [SRCH-3] [SRCH-4].
 *
 * @param input the value as typed or pasted
 * @returns at most 10 word groups and 200 characters, trimmed; may be empty
 */
export const cleanTerm = (input: string): string => {
  // Only a tag that ends a line separates words.
  const text = input.replace(/<(br|\/p|\/li|\/div|\/t)?[^<>]*>/gi, (_, end) => (end ? ' ' : ''));
  const kept = plainSigns(text).replace(/[,.]/g, ' ').normalize('NFC').match(ALLOWED) ?? [];
  return (
    kept
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(GROUPS, '$1')
      .slice(0, MAX_LENGTH)
      // The first half of a surrogate pair that was cut.
      .replace(/\p{Cs}/u, '')
      .trim()
  );
};
