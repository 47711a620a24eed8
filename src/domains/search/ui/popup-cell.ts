import type { MouseEvent, PointerEvent } from 'react';
import type { Cell } from '../grid';
import type { SearchState } from '../store';

/** The id that the field points at when a cell is selected. */
export const cellId = (id: string, row: number, column: number): string =>
  `${id}${String(row)}-${String(column)}`;

export const isActive = ({ active }: SearchState, row: number, column: number): boolean =>
  active.row === row && active.column === column;

/** What a pointer does to a cell; the field keeps the focus and the keys. */
export const pointer = (search: SearchState, cell: Cell) => ({
  onPointerDown: (event: PointerEvent) => {
    event.preventDefault();
  },
  onClick: ({ ctrlKey, metaKey }: MouseEvent) => {
    search.act(cell, 'pointer', ctrlKey || metaKey);
  },
});
