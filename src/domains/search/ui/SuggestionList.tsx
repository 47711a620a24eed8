import type { ReactNode } from 'react';
import { searchRoute } from '../../../kernel/routes';
import type { Cell } from '../grid';
import { highlighter, type Fragment } from '../highlight';
import type { SearchState } from '../state';
import { cellId, isActive, pointerProps } from './popup-cell';
import * as styles from './SearchPopup.module.css';

interface SuggestionListProps {
  readonly search: SearchState;
  readonly id: string;
  /** Rendered below the list. */
  readonly children?: ReactNode;
}

const renderFragment = ({ text, isMatch }: Fragment, index: number) =>
  isMatch ? <strong key={index}>{text}</strong> : text;

/** The page that a cell opens, which is prefetched while the cell is selected. */
const hrefOf = (cell: Cell): string | undefined => {
  if (cell.kind === 'aisle') return cell.aisle.href;
  return 'term' in cell ? searchRoute({ searchTerm: cell.term }) : undefined;
};

const labelOf = (cell: Cell, highlight: ReturnType<typeof highlighter>): ReactNode => {
  switch (cell.kind) {
    case 'suggestion':
      return highlight(cell.term).map(renderFragment);
    case 'aisle': {
      const { name, parent } = cell.aisle;
      return (
        <>
          {highlight(name).map(renderFragment)}
          {parent && <span className={styles.parent}> in {parent}</span>}
        </>
      );
    }
    default:
      return 'term' in cell && `Search for ‘${cell.term}’`;
  }
};

/**
 * The suggestions under the field, the aisles that match, and a search for the term as typed; or the first aisles of the
 * shop [SRCH-7] [SRCH-8]. It has few elements, because it renders at each key.
 */
export const SuggestionList = ({ search, id, children }: SuggestionListProps) => {
  const highlight = highlighter(search.resultsTerm);
  const isStart = search.popup === 'aisles';
  const label = isStart ? 'Aisles' : 'Suggestions';
  return (
    <div className={styles.popup}>
      {isStart && (
        <div aria-hidden="true" className={styles.title}>
          Shop by aisle
        </div>
      )}
      <ul id={id} role="listbox" aria-label={label} aria-busy={search.isStalled}>
        {search.grid.map(
          ([cell], row) =>
            cell && (
              <li
                // The key is the index, so that a new response changes texts and moves no elements.
                key={row}
                id={cellId(id, row, 0)}
                className={styles.option}
                data-kind={cell.kind}
                data-href={hrefOf(cell)}
                role="option"
                aria-selected={isActive(search, row, 0)}
                {...pointerProps(search, cell)}
              >
                {labelOf(cell, highlight)}
              </li>
            ),
        )}
      </ul>
      {children}
    </div>
  );
};
