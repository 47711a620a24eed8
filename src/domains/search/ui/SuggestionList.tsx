import { Icon } from '../../../ui/Icon';
import { highlight } from '../highlight';
import type { SearchState } from '../store';
import styles from './SuggestionList.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly state: Pick<SearchState, 'terms' | 'answeredTerm' | 'active' | 'pick'>;
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
export const SuggestionList = ({ id, optionId, state }: SuggestionListProps) => (
  <ul id={id} className={styles.list} role="listbox" aria-label="Suggestions">
    {state.terms.map((suggestion, index) => (
      // The field holds the focus and takes the keys; options only take the pointer.
      <li
        key={suggestion}
        id={optionId(index)}
        className={styles.option}
        role="option"
        aria-selected={index === state.active}
        onPointerDown={(event) => {
          event.preventDefault();
        }}
        onClick={() => {
          state.pick(suggestion);
        }}
      >
        <Icon name="search" size={18} />
        <Term suggestion={suggestion} term={state.answeredTerm} />
      </li>
    ))}
  </ul>
);
