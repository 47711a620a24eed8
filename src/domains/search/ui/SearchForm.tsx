import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { useLazy } from '../../../ui/use-lazy';
import { useStateOf } from '../../../ui/use-state-of';
import type { DraftStore } from '../draft';
import type { KeyPress } from '../keys';
import { cleanTerm } from '../model';
import type { SearchState, SearchStore } from '../store';
import * as styles from './SearchForm.module.css';

/** What makes the field more than a form; it comes with the first use. */
export interface SearchParts {
  readonly store: SearchStore;
  readonly pressKey: (search: SearchState, press: KeyPress) => void;
  readonly Popup: ComponentType<{ readonly store: SearchStore; readonly id: string }>;
}

interface SearchFormProps {
  readonly draft: DraftStore;
  /** Undefined until the engine is there: until then the browser submits the form. */
  readonly load: (() => Promise<SearchParts>) | undefined;
  /** 'Search...' instead of 'Search groceries...' [SRCH-1]. */
  readonly hasShortPlaceholder: boolean;
  /** False in markup without script, where the form must submit as it stands. */
  readonly isInteractive: boolean;
}

/** A combobox whose focus never leaves the field; without script a plain form [SRCH-2] [SRCH-8]. */
export const SearchForm = ({ draft, load, hasShortPlaceholder, isInteractive }: SearchFormProps) => {
  const hasText = useStateOf(draft, (state) => state.text !== '', false);
  const isEdited = useStateOf(draft, (state) => state.isEdited, false);
  const [isUsed, setUsed] = useState(false);
  const parts = useLazy(load, isUsed);
  const store = parts?.store;
  const popup = useStateOf(store, (state) => state.popup, 'none');
  const active = useStateOf(store, (state) => state.active, undefined);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = popup !== 'none';

  // The field keeps its own text, so that a key renders nothing anew; only others' changes are written to it.
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    // A server's markup was typed into before this script came.
    if (input.value !== draft.getState().text) draft.setState({ text: input.value, isEdited: true });
    return draft.subscribe(({ text }) => {
      if (input.value !== text) input.value = text;
    });
  }, [draft]);
  useEffect(() => {
    // Focused, and perhaps typed into, before the parts came, or before any of this did.
    if (!field.current?.matches(':focus')) return;
    setUsed(true);
    store?.getState().focus();
  }, [store]);

  return (
    <form
      className={styles.form}
      role="search"
      action={routes.search}
      method="get"
      onSubmit={(event) => {
        if (store) {
          event.preventDefault();
          store.getState().submit();
        } else if (field.current) {
          // Too early for the rest: the browser submits, and what it sends is cleaned all the same.
          field.current.value = cleanTerm(draft.getState().text);
          if (field.current.value === '') field.current.removeAttribute('name');
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setUsed(false);
        store?.getState().close();
      }}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label="Search"
        name="searchTerm"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={hasShortPlaceholder ? 'Search...' : 'Search groceries...'}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={popup === 'history' ? 'grid' : 'listbox'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={
          isOpen && active && active.row >= 0
            ? `${id}${String(active.row)}-${String(active.column)}`
            : undefined
        }
        defaultValue={draft.getState().text}
        onFocus={() => {
          setUsed(true);
          store?.getState().focus();
        }}
        onClick={() => store?.getState().open()}
        onChange={({ target }) => {
          draft.setState({ text: target.value, isEdited: true });
        }}
        onCompositionStart={() => {
          draft.setState({ isComposing: true });
        }}
        onCompositionEnd={({ currentTarget }) => {
          draft.setState({ text: currentTarget.value, isComposing: false });
        }}
        onKeyDown={({ nativeEvent }) => {
          parts?.pressKey(parts.store.getState(), nativeEvent);
        }}
      />
      {hasText && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => {
            field.current?.focus();
            draft.setState({ text: '', isEdited: true });
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
      {parts && <parts.Popup store={parts.store} id={id} />}
    </form>
  );
};
