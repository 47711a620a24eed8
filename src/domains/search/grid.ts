/** What lies under the field, as rows of cells, and the ways of the arrow keys through them. */
export type Cell =
  | { readonly kind: 'suggestion' | 'recent' | 'remove'; readonly term: string }
  | { readonly kind: 'undo' | 'clear-all' };

export type Grid = readonly (readonly Cell[])[];

/** Where the selection stands; row -1 is the field itself. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export type Arrow = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight';

export const IN_FIELD: Place = { row: -1, column: 0 };

export const suggestionGrid = (terms: readonly string[]): Grid =>
  terms.map((term) => [{ kind: 'suggestion', term }]);

/** Recent terms, each with its remove button; then Undo while it is offered; last 'Clear all' [HIST-1]. */
export const historyGrid = (terms: readonly string[], hasUndo: boolean): Grid => [
  ...terms.map((term): readonly Cell[] => [
    { kind: 'recent', term },
    { kind: 'remove', term },
  ]),
  ...(hasUndo ? [[{ kind: 'undo' } as const]] : []),
  ...(terms.length > 0 ? [[{ kind: 'clear-all' } as const]] : []),
];

export const cellAt = (grid: Grid, { row, column }: Place): Cell | undefined => grid[row]?.[column];

const at = (grid: Grid, row: number, column: number): Place => ({
  row,
  column: Math.min(column, Math.max(0, (grid[row]?.length ?? 0) - 1)),
});

/**
 * Where an arrow key leads: Down first or next and stays on the last; Up back, and from the first to the
 * field; Left and Right within the row [SRCH-8].
 */
export const move = (grid: Grid, { row, column }: Place, arrow: Arrow): Place => {
  switch (arrow) {
    case 'ArrowDown':
      return at(grid, Math.min(row + 1, grid.length - 1), column);
    case 'ArrowUp':
      return row <= 0 ? IN_FIELD : at(grid, row - 1, column);
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return at(grid, row, column + 1);
  }
};

const isSameCell = (one: Cell, other: Cell): boolean =>
  one.kind === other.kind && ('term' in one ? one.term : '') === ('term' in other ? other.term : '');

/** Where the selected cell stands after the rows have changed; its neighbour's place when it is gone. */
export const follow = (before: Grid, place: Place, after: Grid): Place => {
  const cell = cellAt(before, place);
  if (!cell) return IN_FIELD;
  const row = after.findIndex((cells) => cells.some((each) => isSameCell(each, cell)));
  if (row >= 0) return at(after, row, place.column);
  return neighbour(after, place);
};

/** Of the terms the one that took the place, or the last; where no term is left, what stands there. */
const neighbour = (after: Grid, { row, column }: Place): Place => {
  const terms = after.filter(([first]) => first?.kind === 'recent').length;
  const last = (terms > 0 ? terms : after.length) - 1;
  return last < 0 ? IN_FIELD : at(after, Math.min(row, last), column);
};
