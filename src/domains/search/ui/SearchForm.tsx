import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { SearchStore } from '../store';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  readonly store: SearchStore;
  /** 'Search...' instead of 'Search groceries...' [SRCH-1]. */
  readonly hasShortPlaceholder: boolean;
  /** False in markup without script, where the form must submit as it stands. */
  readonly isInteractive: boolean;
}

const loadSuggestions = async () =>
  (await import(/* webpackChunkName: "suggest" */ './SuggestionList')).SuggestionList;

/** A combobox whose focus never leaves the field; without script a plain form [SRCH-2] [SRCH-8]. */
export const SearchForm = ({ store, hasShortPlaceholder, isInteractive }: SearchFormProps) => {
  const state = useStore(store);
  const [isUsed, setUsed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const SuggestionList = useLazyComponent(loadSuggestions, isUsed);
  const isOpen = state.isListOpen && SuggestionList !== undefined;
  const optionId = (index: number) => `${id}-option-${String(index)}`;

  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => {
      event.preventDefault();
      state.move('down');
    },
    ArrowUp: (event) => {
      event.preventDefault();
      state.move('up');
    },
    Tab: state.closeList,
    Escape: (event) => {
      // The list goes first; what lies around the field only at the next Escape.
      if (isOpen) event.preventDefault();
      state.closeList();
    },
  };

  return (
    <form
      className={styles.form}
      role="search"
      action={routes.search}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) state.closeList();
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
        aria-activedescendant={isOpen && state.active >= 0 ? optionId(state.active) : undefined}
        value={state.text}
        onFocus={() => {
          setUsed(true);
        }}
        onChange={(event) => {
          setUsed(true);
          state.input(event.target.value);
        }}
        onCompositionStart={state.composeStart}
        onCompositionEnd={(event) => {
          state.composeEnd(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          keys[event.key]?.(event);
        }}
      />
      {state.text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => {
            state.clear();
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
        disabled={isInteractive && !state.isEdited}
      >
        <Icon name="search" size={22} />
      </button>
      {isOpen && <SuggestionList id={`${id}-list`} optionId={optionId} state={state} />}
    </form>
  );
};
