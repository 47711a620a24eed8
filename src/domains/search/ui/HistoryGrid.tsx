import type { Cell } from '../grid';
import type { SearchState } from '../state';
import { cellId, isActive, clickProps } from './popup-cell';
import * as styles from './SearchPopup.module.css';
import type { Translate } from '../../../kernel/translate';
import { CLEAR_ALL, REMOVE, UNDO, YOUR_RECENT_SEARCHES } from '../texts';
import { useText } from '../../../ui/use-text';

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

const content = (cell: Cell, t: Translate) => {
  switch (cell.kind) {
    case 'remove':
      return { label: t(REMOVE, { term: cell.term }), inside: <Cross />, className: styles.remove };
    case 'undo':
      return { label: undefined, inside: t(UNDO), className: styles.action };
    case 'clear-all':
      return { label: undefined, inside: t(CLEAR_ALL), className: styles.action };
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
  const t = useText();
  const isSelected = isActive(search, row, column);
  const button = content(cell, t);
  const own = { id: cellId(id, row, column), ...clickProps(search, cell) };
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
export const HistoryGrid = ({ search, id }: HistoryGridProps) => {
  const t = useText();
  return (
    <div className={styles.popup} tabIndex={-1}>
      <div id={`${id}title`} className={styles.title}>
        {t(YOUR_RECENT_SEARCHES)}
      </div>
      <div id={id} role="grid" aria-labelledby={`${id}title`}>
        {search.grid.map((cells, row) => (
          <div key={row} role="row" className={styles.row} data-kind={cells[0]?.kind}>
            {cells[0]?.kind === 'undo' && (
              <span className={styles.undone}>{search.undoText && t(...search.undoText)}</span>
            )}
            {cells.map((cell, column) => (
              <HistoryCell key={cell.kind} search={search} id={id} cell={cell} row={row} column={column} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};
