import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { useStateOf } from '../../../ui/use-state-of';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { DraftStore } from '../draft';
import type { SearchStore } from '../store';
import * as styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Takes what is typed until the store is there. */
  readonly draft: DraftStore;
  readonly store: SearchStore | undefined;
  /** 'Search...' instead of 'Search groceries...' [SRCH-1]. */
  readonly hasShortPlaceholder: boolean;
  /** False in markup without script, where the form must submit as it stands. */
  readonly isInteractive: boolean;
}

const loadSuggestions = async () =>
  (await import(/* webpackChunkName: "suggest" */ './SuggestionList')).SuggestionList;

const NONE: readonly string[] = [];

/** A combobox whose focus never leaves the field; without script a plain form [SRCH-2] [SRCH-8]. */
export const SearchForm = ({ draft, store, hasShortPlaceholder, isInteractive }: SearchFormProps) => {
  const text = useStateOf(store ?? draft, (state) => state.text, '');
  const isEdited = useStateOf(store ?? draft, (state) => state.isEdited, false);
  const terms = useStateOf(store, (state) => state.terms, NONE);
  const answeredTerm = useStateOf(store, (state) => state.answeredTerm, '');
  const isListOpen = useStateOf(store, (state) => state.isListOpen, false);
  const active = useStateOf(store, (state) => state.active, -1);
  const [isUsed, setUsed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const SuggestionList = useLazyComponent(loadSuggestions, isUsed);
  const isOpen = isListOpen && SuggestionList !== undefined;
  const optionId = (index: number) => `${id}-option-${String(index)}`;

  const search = store?.getState();
  const input = (typed: string) => {
    if (search) search.input(typed);
    else draft.setState({ text: typed, isEdited: true });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!search || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      search.move(key === 'ArrowDown' ? 'down' : 'up');
    }
    // The list goes first; what lies around the field only at the next Escape.
    if (key === 'Escape' && isOpen) event.preventDefault();
    if (key === 'Escape' || key === 'Tab') search.closeList();
  };

  return (
    <form
      className={styles.form}
      role="search"
      action={routes.search}
      method="get"
      onSubmit={(event) => {
        if (!search) return;
        event.preventDefault();
        search.submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search?.closeList();
      }}
    >
      <label htmlFor={`${id}-field`}>
        <VisuallyHidden>Search</VisuallyHidden>
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        className={styles.field}
        name="searchTerm"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={hasShortPlaceholder ? 'Search...' : 'Search groceries...'}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        value={text}
        onFocus={() => {
          setUsed(true);
        }}
        onChange={(event) => {
          setUsed(true);
          input(event.target.value);
        }}
        onCompositionStart={search?.composeStart}
        onCompositionEnd={(event) => {
          search?.composeEnd(event.currentTarget.value);
        }}
        onKeyDown={pressKey}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => {
            input('');
            field.current?.focus();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      <button
        type="submit"
        className={styles.submit}
        aria-label="Search"
        disabled={isInteractive && !isEdited}
      >
        <Icon name="search" size={22} />
      </button>
      {isOpen && search && (
        <SuggestionList
          id={`${id}-list`}
          optionId={optionId}
          terms={terms}
          answeredTerm={answeredTerm}
          active={active}
          onPick={search.pick}
        />
      )}
    </form>
  );
};
