import { highlighter, type Fragment } from '../highlight';
import type { SearchState } from '../state';
import { cellId, isActive, pointerProps } from './popup-cell';
import * as styles from './SearchPopup.module.css';

interface SuggestionListProps {
  readonly search: SearchState;
  readonly id: string;
}

const renderFragment = ({ text, isMatch }: Fragment, index: number) =>
  isMatch ? <strong key={index}>{text}</strong> : text;

/** The suggestions under the field [SRCH-7] [SRCH-8]. It has few elements, because it renders at each key. */
export const SuggestionList = ({ search, id }: SuggestionListProps) => {
  const highlight = highlighter(search.resultsTerm);
  return (
    <ul id={id} className={styles.popup} role="listbox" aria-label="Suggestions" aria-busy={search.isStalled}>
      {search.grid.map(
        ([cell], row) =>
          cell?.kind === 'suggestion' && (
            <li
              // The key is the index, so that a new response changes texts and moves no elements.
              key={row}
              id={cellId(id, row, 0)}
              className={styles.option}
              role="option"
              aria-selected={isActive(search, row, 0)}
              {...pointerProps(search, cell)}
            >
              {highlight(cell.term).map(renderFragment)}
            </li>
          ),
      )}
    </ul>
  );
};
