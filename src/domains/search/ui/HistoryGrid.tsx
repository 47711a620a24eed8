import type { Cell } from '../grid';
import type { SearchState } from '../state';
import { cellId, isActive, pointerProps } from './popup-cell';
import * as styles from './SearchPopup.module.css';

interface HistoryGridProps {
  readonly search: SearchState;
  readonly id: string;
}

const Clock = () => (
  <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" className={styles.clock}>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.2" />
  </svg>
);
const Cross = () => (
  <svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" className={styles.clock}>
    <path d="M5 5l14 14M19 5 5 19" />
  </svg>
);

const content = (cell: Cell) => {
  switch (cell.kind) {
    case 'remove':
      return { label: `Remove ${cell.term}`, inside: <Cross />, className: styles.remove };
    case 'undo':
      return { label: undefined, inside: 'Undo', className: styles.action };
    case 'clear-all':
      return { label: undefined, inside: 'Clear all', className: styles.action };
    default:
      return undefined;
  }
};

interface CellProps extends HistoryGridProps {
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
}

const HistoryCell = ({ search, id, cell, row, column }: CellProps) => {
  const isSelected = isActive(search, row, column);
  const button = content(cell);
  const own = { id: cellId(id, row, column), ...pointerProps(search, cell) };
  if (!button) {
    return (
      <div role="gridcell" className={styles.recent} aria-selected={isSelected} {...own}>
        <Clock />
        <span className={styles.term}>{'term' in cell && cell.term}</span>
      </div>
    );
  }
  return (
    <div role="gridcell" className={styles.cell} aria-selected={isSelected}>
      {/* Not in the tab order: arrow keys move through the grid, and Tab leaves it. */}
      <button type="button" tabIndex={-1} className={button.className} aria-label={button.label} {...own}>
        {button.inside}
      </button>
    </div>
  );
};

/** 'Your recent searches': a grid, because its rows contain buttons [HIST-1] [HIST-5]. */
export const HistoryGrid = ({ search, id }: HistoryGridProps) => (
  <div className={styles.popup}>
    <div id={`${id}title`} className={styles.title}>
      Your recent searches
    </div>
    <div id={id} role="grid" aria-labelledby={`${id}title`}>
      {search.grid.map((cells, row) => (
        <div key={row} role="row" className={styles.row} data-kind={cells[0]?.kind}>
          {cells[0]?.kind === 'undo' && <span className={styles.undone}>{search.undoText}</span>}
          {cells.map((cell, column) => (
            <HistoryCell key={cell.kind} search={search} id={id} cell={cell} row={row} column={column} />
          ))}
        </div>
      ))}
    </div>
  </div>
);
