import type { MouseEvent } from 'react';
import type { Cell } from '../grid';
import type { SearchState } from '../state';

/** The id of a cell, to which `aria-activedescendant` of the field refers. */
export const cellId = (id: string, row: number, column: number): string =>
  `${id}${String(row)}-${String(column)}`;

export const isActive = ({ active }: SearchState, row: number, column: number): boolean =>
  active.row === row && active.column === column;

/** Handlers of a cell. */
export const clickProps = (search: SearchState, cell: Cell) => ({
  onClick: ({ ctrlKey, metaKey }: MouseEvent) => {
    search.act(cell, 'pointer', ctrlKey || metaKey);
  },
});
