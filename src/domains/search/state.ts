import type { Message } from '../../kernel/translate';
import type { StoreApi } from 'zustand/vanilla';
import { cellAt, IN_FIELD, type Arrow, type Cell, type Grid, type Place } from './grid';

export interface SearchState {
  /** The popup that is open under the field. */
  readonly popup: 'none' | 'suggestions' | 'history' | 'aisles';
  readonly grid: Grid;
  /** The selected cell; the keyboard moves it while the focus stays in the field. */
  readonly active: Place;
  /** The term of the shown suggestions. */
  readonly resultsTerm: string;
  /** True while a response takes longer than 300 ms. */
  readonly isStalled: boolean;
  /** Describes the removal that Undo would restore; undefined when there is none. */
  readonly undoText: Message | undefined;
  /** Call when the field gets the focus: an empty field opens the history [HIST-1]. */
  readonly focus: () => void;
  readonly move: (arrow: Arrow) => void;
  /** Runs the action of a cell. @param by the keyboard keeps a selection afterwards, the pointer does not */
  readonly act: (cell: Cell, by: 'keyboard' | 'pointer', inNewTab?: boolean) => void;
  /** Opens the history or the suggestions of the field's value, without a selection. */
  readonly open: () => void;
  /** Closes the popup; an arrow key opens it again. */
  readonly close: () => void;
  /** Closes the popup and removes its content [SRCH-8]. */
  readonly clear: () => void;
  /** Searches for the field's value. Does nothing before the field is edited, and during a composition. */
  readonly submit: (inNewTab?: boolean) => void;
  /** Adds a term to the history without a search, such as one that was submitted before the search had loaded. */
  readonly remember: (term: string) => void;
  /** Closes the overlay if the term was not edited, because its results are the page below. Returns whether it did. */
  readonly leaveUnchanged: () => boolean;
  /** Subscribes to the field and to other tabs. Returns a function that unsubscribes and clears the popup. */
  readonly start: () => () => void;
}

export type SearchStore = StoreApi<SearchState>;

/** The popup is closed; its content stays. */
export const CLOSED = { popup: 'none', active: IN_FIELD } as const;
/** The popup is closed and has no content. */
export const EMPTY = { ...CLOSED, grid: [], resultsTerm: '' } as const;

/** The selected cell, if there is one. */
export const activeCell = ({ popup, grid, active }: SearchState): Cell | undefined =>
  popup === 'none' ? undefined : cellAt(grid, active);
