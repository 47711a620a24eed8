import type { ReactNode } from 'react';
import type { Cell } from '../grid';
import { highlighter, type Fragment } from '../highlight';
import type { SearchState } from '../state';
import { cellId, isActive, clickProps } from './popup-cell';
import * as styles from './SearchPopup.module.css';
import type { Translate } from '../../../kernel/translate';
import { AISLES, IN_PARENT, SEARCH_FOR, SUGGESTIONS, SHOP_BY_AISLE } from '../texts';
import { useText } from '../../../ui/use-text';

interface SuggestionListProps {
  readonly search: SearchState;
  readonly id: string;
  /** Rendered below the list. */
  readonly children?: ReactNode;
}

const renderFragment = ({ text, isMatch }: Fragment, index: number) =>
  isMatch ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>;

/** What a cell opens: a page, or the results of a term. It is prefetched while the cell is selected. */
const prefetchProps = (cell: Cell) =>
  cell.kind === 'aisle'
    ? { 'data-href': cell.aisle.href }
    : { 'data-term': 'term' in cell ? cell.term : undefined };

const labelOf = (t: Translate, cell: Cell, highlight: ReturnType<typeof highlighter>): ReactNode => {
  switch (cell.kind) {
    case 'suggestion':
      return highlight(cell.term).map(renderFragment);
    case 'aisle': {
      const { name, parent } = cell.aisle;
      return (
        <>
          {highlight(name).map(renderFragment)}
          {parent && <span className={styles.parent}>{` ${t(IN_PARENT, { name: parent })}`}</span>}
        </>
      );
    }
    default:
      return 'term' in cell && t(SEARCH_FOR, { term: cell.term });
  }
};

/**
 * The suggestions under the field, the aisles that match, and a search for the term as typed; or the first aisles of the
 * shop [SRCH-7] [SRCH-8]. It has few elements, because it renders at each key.
 */
export const SuggestionList = ({ search, id, children }: SuggestionListProps) => {
  const t = useText();
  const highlight = highlighter(search.resultsTerm);
  const isStart = search.popup === 'aisles';
  const label = t(isStart ? AISLES : SUGGESTIONS);
  return (
    <div className={styles.popup} tabIndex={-1}>
      {isStart && (
        <div aria-hidden="true" className={styles.title}>
          {t(SHOP_BY_AISLE)}
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
                {...prefetchProps(cell)}
                role="option"
                aria-selected={isActive(search, row, 0)}
                {...clickProps(search, cell)}
              >
                {labelOf(t, cell, highlight)}
              </li>
            ),
        )}
      </ul>
      {children}
    </div>
  );
};
