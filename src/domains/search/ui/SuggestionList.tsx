import { highlighter, type Fragment } from '../highlight';
import type { SearchState } from '../store';
import { cellId, isActive, pointer } from './popup-cell';
import * as styles from './SearchPopup.module.css';

interface SuggestionListProps {
  readonly search: SearchState;
  readonly id: string;
}

const marked = ({ text, isMatch }: Fragment, index: number) =>
  isMatch ? <strong key={index}>{text}</strong> : text;

/** The terms on offer under the field [SRCH-7] [SRCH-8]. Few elements: a shopper waits for them at each key. */
export const SuggestionList = ({ search, id }: SuggestionListProps) => {
  const cut = highlighter(search.answeredTerm);
  return (
    <ul id={id} className={styles.popup} role="listbox" aria-label="Suggestions" aria-busy={search.isStalled}>
      {search.grid.map(
        ([cell], row) =>
          cell?.kind === 'suggestion' && (
            <li
              // By place, not by term: a new answer changes words and moves nothing.
              key={row}
              id={cellId(id, row, 0)}
              className={styles.option}
              role="option"
              aria-selected={isActive(search, row, 0)}
              {...pointer(search, cell)}
            >
              {cut(cell.term).map(marked)}
            </li>
          ),
      )}
    </ul>
  );
};
