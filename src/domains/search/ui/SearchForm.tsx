import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { useLazy } from '../../../ui/use-lazy';
import { useOptionalStore } from '../../../ui/use-optional-store';
import type { DraftStore } from '../draft';
import type { KeyPress } from '../keys';
import { cleanTerm } from '../model';
import type { SearchState, SearchStore } from '../state';
import * as styles from './SearchForm.module.css';

/** The lazy-loaded parts of the search, which load when the field is first used. */
export interface SearchParts {
  readonly store: SearchStore;
  readonly pressKey: (search: SearchState, press: KeyPress) => void;
  readonly Popup: ComponentType<{ readonly store: SearchStore; readonly id: string }>;
}

interface SearchFormProps {
  readonly draft: DraftStore;
  /** Lazy-loads the parts; undefined until the runtime has loaded. Until then the browser submits the form. */
  readonly load: (() => Promise<SearchParts>) | undefined;
  /** 'Search...' instead of 'Search groceries...' [SRCH-1]. */
  readonly hasShortPlaceholder: boolean;
  /** False in server-rendered markup, where the form must be submittable without script. */
  readonly isInteractive: boolean;
}

/** A combobox whose focus stays in the field; without script it is a plain form [SRCH-2] [SRCH-8]. */
export const SearchForm = ({ draft, load, hasShortPlaceholder, isInteractive }: SearchFormProps) => {
  const hasText = useOptionalStore(draft, (state) => state.text !== '', false);
  const isEdited = useOptionalStore(draft, (state) => state.isEdited, false);
  const [isUsed, setUsed] = useState(false);
  const parts = useLazy(load, isUsed);
  const store = parts?.store;
  const popup = useOptionalStore(store, (state) => state.popup, 'none');
  const active = useOptionalStore(store, (state) => state.active, undefined);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = popup !== 'none';

  // The field is uncontrolled, so that typing does not render the form again; other changes of the draft are copied
  // into it.
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    // The shopper may have typed into server-rendered markup before hydration.
    if (input.value !== draft.getState().text) draft.setState({ text: input.value, isEdited: true });
    return draft.subscribe(({ text }) => {
      if (input.value !== text) input.value = text;
    });
  }, [draft]);
  useEffect(() => {
    // The field may have got the focus before hydration or before the parts have loaded.
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
          // The parts have not loaded: the browser submits the form with the cleaned term.
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
