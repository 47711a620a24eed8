import type { StoreApi } from 'zustand/vanilla';
import type { AcceptedItems } from './model';

export interface MultiSearchState extends AcceptedItems {
  /** The value of the text area, as typed, including items beyond the limit. */
  readonly text: string;
  /** True for 10 seconds after the list was cleared, unless the shopper types. */
  readonly canUndo: boolean;
  /** Loads the current user's list: as typed on this page, or as stored [MULT-4]. */
  readonly open: () => void;
  /** Stores the list and clears all timers [MULT-4]. */
  readonly close: () => void;
  readonly input: (text: string) => void;
  readonly composeStart: () => void;
  readonly composeEnd: (text: string) => void;
  /** Removes the list and the stored list [MULT-4]. */
  readonly clear: () => void;
  readonly undo: () => void;
  /**
   * Stores the list and navigates to its results. Does nothing while the list is empty [MULT-5].
   *
   * @param text the field's text, if a tool may have written it without an event
   */
  readonly submit: (text?: string) => void;
}

export type MultiSearchStore = StoreApi<MultiSearchState>;
