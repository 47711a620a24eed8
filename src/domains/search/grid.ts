import type { Aisle } from './ports';

/** One cell of the popup under the field. The popup is a grid, through which the arrow keys move. */
export type Cell =
  | { readonly kind: 'suggestion' | 'search' | 'recent' | 'remove'; readonly term: string }
  | { readonly kind: 'aisle'; readonly aisle: Aisle }
  | { readonly kind: 'undo' | 'clear-all' };

export type Grid = readonly (readonly Cell[])[];

/** The place of the selection; row -1 is the field itself. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export type Arrow = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** The place of the field, which means that no cell is selected. */
export const IN_FIELD: Place = { row: -1, column: 0 };

/** One row for each aisle. */
export const aisleGrid = (aisles: readonly Aisle[]): Grid =>
  aisles.map((aisle) => [{ kind: 'aisle', aisle }]);

/** One row for each suggestion, then the aisles whose name matches, then a search for the term as typed. */
export const suggestionGrid = (term: string, terms: readonly string[], aisles: readonly Aisle[]): Grid => [
  ...terms.map((each) => [{ kind: 'suggestion', term: each } as const]),
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
 * Returns the new place of the selected cell after the rows have changed; if the cell is gone, that of its neighbour.
 */
export const follow = (before: Grid, place: Place, after: Grid): Place => {
  const cell = cellAt(before, place);
  if (!cell) return IN_FIELD;
  const row = after.findIndex((cells) => cells.some((each) => isSameCell(each, cell)));
  if (row >= 0) return at(after, row, place.column);
  return neighbour(after, place);
};

/** The place of the term that moved into this row, or of the last term; without terms, of the row that is there now. */
const neighbour = (after: Grid, { row, column }: Place): Place => {
  const terms = after.filter(([first]) => first?.kind === 'recent').length;
  const last = (terms > 0 ? terms : after.length) - 1;
  return last < 0 ? IN_FIELD : at(after, Math.min(row, last), column);
};
