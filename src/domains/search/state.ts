/** The state of the popup under the field: its rows, the selected cell, and what the field and the keys call. */
import type { StoreApi } from 'zustand/vanilla';
import type { Message } from '../../kernel/translate';
import type { Aisle, Scope, SearchPorts, Suggested } from './ports';

/** A product of the host under the suggestions. */
export interface SearchProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture?: string;
  readonly price?: string;
  readonly size?: string;
  readonly offer?: string;
  /** What is in the trolley, such as '4' or '1.5 kg'; empty for none. */
  readonly amount: string;
  /** True while the host changes the amount. */
  readonly isWaiting: boolean;
}

/** One cell of the popup under the field. The popup is a grid, through which the arrow keys move. */
export type Cell =
  | { readonly kind: 'suggestion' | 'search' | 'recent' | 'remove'; readonly term: string }
  | { readonly kind: 'aisle'; readonly aisle: Aisle }
  | { readonly kind: 'scope'; readonly scope: Scope }
  | { readonly kind: 'undo' | 'clear-all' }
  | { readonly kind: 'product'; readonly product: SearchProduct }
  | {
      readonly kind: 'fewer' | 'more';
      readonly product: SearchProduct;
      /** The button's name, such as 'One more: {name}'. */
      readonly label: string;
      readonly press: () => void;
    };

export type Grid = readonly (readonly Cell[])[];

/** The place of the selection; row -1 is the field itself. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export type Arrow = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

export interface SearchState {
  readonly popup: 'none' | 'suggestions' | 'history' | 'aisles';
  readonly grid: Grid;
  /** The selected cell; the keyboard moves it while the focus stays in the field. */
  readonly active: Place;
  readonly resultsTerm: string;
  /** How many suggested terms are shown at most; all if undefined. */
  readonly maxTerms?: number;
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

/** What the parts of the search store share. */
export interface SearchContext extends SearchPorts {
  readonly set: SearchStore['setState'];
  readonly get: SearchStore['getState'];
}

/** The place of the field, which means that no cell is selected. */
export const IN_FIELD: Place = { row: -1, column: 0 };

/** The popup is closed; its content stays. */
export const CLOSED = { popup: 'none', active: IN_FIELD } as const;
/** The popup is closed and has no content. */
export const EMPTY = { ...CLOSED, grid: [], resultsTerm: '' } as const;

export const aisleGrid = (aisles: readonly Aisle[]): Grid =>
  aisles.map((aisle) => [{ kind: 'aisle', aisle }]);

/** Leaves out scopes that read like one of the aisles, such as 'bread in Bakery', or that name one twice, as in 'cheese in Cheese'. */
const distinctScopes = (scopes: readonly Scope[], aisles: readonly Aisle[]): readonly Scope[] =>
  scopes.filter(({ term, name }) => {
    const isTerm = (text: string) => text.toLowerCase() === term.toLowerCase();
    return !isTerm(name) && !aisles.some((aisle) => aisle.parent === name && isTerm(aisle.name));
  });

/** One row for each suggestion, then its scopes, the aisles whose name matches, and a search for the term as typed. */
export const suggestionGrid = (
  term: string,
  { terms, scopes }: Suggested,
  aisles: readonly Aisle[],
): Grid => [
  ...terms.map((each) => [{ kind: 'suggestion', term: each } as const]),
  ...distinctScopes(scopes, aisles).map((scope) => [{ kind: 'scope', scope } as const]),
  ...aisleGrid(aisles),
  [{ kind: 'search', term }],
];

/** The same grid with a search for another term. */
export const withSearchTerm = (grid: Grid, term: string): Grid =>
  grid.map((cells) => (cells[0]?.kind === 'search' ? [{ kind: 'search', term }] : cells));

/** One row for each recent term with its remove button, then Undo while it is offered, then 'Clear all' [HIST-1]. */
export const historyGrid = (terms: readonly string[], hasUndo: boolean): Grid => [
  ...terms.map((term): readonly Cell[] => [
    { kind: 'recent', term },
    { kind: 'remove', term },
  ]),
  ...(hasUndo ? [[{ kind: 'undo' } as const]] : []),
  ...(terms.length > 0 ? [[{ kind: 'clear-all' } as const]] : []),
];

/** Returns the cell at a place; undefined for the field. */
export const cellAt = (grid: Grid, { row, column }: Place): Cell | undefined => grid[row]?.[column];

export const activeCell = ({ popup, grid, active }: SearchState): Cell | undefined =>
  popup === 'none' ? undefined : cellAt(grid, active);

const at = (grid: Grid, row: number, column: number): Place => ({
  row,
  column: Math.min(column, Math.max(0, (grid[row]?.length ?? 0) - 1)),
});

/**
 * Returns the place after an arrow key. Down selects the first or next row and stays on the last one. Up selects the
 * previous row, and the field from the first row. Left, Right, Home and End stay in the row; in a row of one cell they
 * return to the field, whose caret they move [SRCH-8] [HIST-5].
 */
export const move = (grid: Grid, { row, column }: Place, arrow: Arrow): Place => {
  const last = (grid[row]?.length ?? 0) - 1;
  switch (arrow) {
    case 'ArrowDown':
      return at(grid, Math.min(row + 1, grid.length - 1), column);
    case 'ArrowUp':
      return row <= 0 ? IN_FIELD : at(grid, row - 1, column);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End': {
      if (last < 1) return IN_FIELD;
      const columns = { ArrowLeft: Math.max(0, column - 1), ArrowRight: column + 1, Home: 0, End: last };
      return at(grid, row, columns[arrow]);
    }
  }
};

const isSameCell = (one: Cell, other: Cell): boolean =>
  one.kind === other.kind && ('term' in one ? one.term : '') === ('term' in other ? other.term : '');

/**
 * Returns the new place of the selected cell after the rows have changed. If the cell is gone, returns the place of the
 * term that moved into its row, or of the last term; without terms, of the row that is there now.
 */
export const follow = (before: Grid, place: Place, after: Grid): Place => {
  const cell = cellAt(before, place);
  if (!cell) return IN_FIELD;
  const row = after.findIndex((cells) => cells.some((each) => isSameCell(each, cell)));
  if (row >= 0) return at(after, row, place.column);
  const terms = after.filter(([first]) => first?.kind === 'recent').length;
  return at(after, Math.min(place.row, (terms > 0 ? terms : after.length) - 1), place.column);
};
