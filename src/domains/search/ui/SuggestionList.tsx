import { Icon } from '../../../ui/Icon';
import { highlight } from '../highlight';
import type { SearchState } from '../store';
import { cellId, isActive, pointer } from './popup-cell';
import * as styles from './SearchPopup.module.css';

interface SuggestionListProps {
  readonly search: SearchState;
  readonly id: string;
}

const Term = ({ suggestion, term }: { readonly suggestion: string; readonly term: string }) => (
  <span className={styles.term}>
    {highlight(suggestion, term).map(({ text, isMatch }, index) =>
      isMatch ? (
        <strong key={index} className={styles.match}>
          {text}
        </strong>
      ) : (
        text
      ),
    )}
  </span>
);

/** The terms on offer under the field [SRCH-7] [SRCH-8]. */
export const SuggestionList = ({ search, id }: SuggestionListProps) => (
  <ul id={id} className={styles.popup} role="listbox" aria-label="Suggestions" aria-busy={search.isStalled}>
    {search.grid.map(
      ([cell], row) =>
        cell?.kind === 'suggestion' && (
          <li
            // By place, not by term: a new answer changes words and moves nothing.
            key={row}
            id={cellId(id, row, 0)}
            className={styles.row}
            role="option"
            aria-selected={isActive(search, row, 0)}
            {...pointer(search, cell)}
          >
            <Icon name="search" size={18} />
            <Term suggestion={cell.term} term={search.answeredTerm} />
          </li>
        ),
    )}
  </ul>
);
