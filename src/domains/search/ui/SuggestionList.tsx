import { Icon } from '../../../ui/Icon';
import { highlight } from '../highlight';
import * as styles from './SuggestionList.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly terms: readonly string[];
  /** The term that the suggestions answer. */
  readonly answeredTerm: string;
  /** Index of the selected one, -1 for none. */
  readonly active: number;
  readonly onPick: (term: string) => void;
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
export const SuggestionList = ({
  id,
  optionId,
  terms,
  answeredTerm,
  active,
  onPick,
}: SuggestionListProps) => (
  <ul id={id} className={styles.list} role="listbox" aria-label="Suggestions">
    {terms.map((suggestion, index) => (
      // The field holds the focus and takes the keys; options only take the pointer.
      <li
        // By place, not by term: a new answer changes words and moves nothing.
        key={index}
        id={optionId(index)}
        className={styles.option}
        role="option"
        aria-selected={index === active}
        onPointerDown={(event) => {
          event.preventDefault();
        }}
        onClick={() => {
          onPick(suggestion);
        }}
      >
        <Icon name="search" size={18} />
        <Term suggestion={suggestion} term={answeredTerm} />
      </li>
    ))}
  </ul>
);
