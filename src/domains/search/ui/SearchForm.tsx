import { useCallback, useEffect, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import { firstRoutes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { useDismiss } from '../../../ui/use-dismiss';
import { useLazy } from '../../../ui/use-lazy';
import { useStore } from '../../../ui/use-store';
import { useText } from '../../../ui/use-text';
import { cleanTerm, connectField, readField, type DraftStore } from '../draft';
import type { KeyPress } from '../keys';
import type { SearchState, SearchStore } from '../state';
import { CLEAR_SEARCH, SEARCH, SEARCH_GROCERIES, SEARCH_SHORT } from '../texts';
import * as styles from './SearchForm.module.css';

export interface SearchPopupProps {
  readonly store: SearchStore;
  /** Id of the list; the ids of cells are made of it and their place. */
  readonly id: string;
  readonly products?: ProductParts | undefined;
}

/** What a popup with products renders, besides the suggestions. The popup is a grid then. */
export interface ProductParts {
  /** The rows of the products in the grid. */
  readonly Rows: ComponentType<{ readonly search: SearchState; readonly id: string }>;
  /** What follows the grid: a change that failed, and the trolley where the popup covers it. */
  readonly Foot: ComponentType;
}

/** The lazy-loaded parts of the search, which load when the field is first used. */
export interface SearchParts {
  readonly store: SearchStore;
  readonly pressKey: (search: SearchState, press: KeyPress) => void;
  /** The button that searches by voice, where the host and the browser have it. */
  readonly Voice?: ComponentType | undefined;
  readonly Popup: ComponentType<SearchPopupProps>;
  /** The host's products for a term, where it suggests some. */
  readonly products?: ProductParts | undefined;
}

interface SearchFormProps {
  readonly draft: DraftStore;
  /** Lazy-loads the parts; undefined until the runtime has loaded. Until then the browser submits the form. */
  readonly load: (() => Promise<SearchParts>) | undefined;
  /** Called when the browser submits the form, because the parts have not loaded. */
  readonly onEarlySubmit: (term: string) => void;
  /** 'Search...' instead of 'Search groceries...' [SRCH-1]. */
  readonly hasShortPlaceholder: boolean;
  /** False in server-rendered markup, where the form must be submittable without script. */
  readonly isInteractive: boolean;
  /** Called when the field is pressed. */
  readonly onPress?: (() => void) | false | undefined;
}

interface SearchFieldProps extends Pick<SearchFormProps, 'draft' | 'hasShortPlaceholder' | 'onPress'> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Undefined until the parts have loaded. */
  readonly parts: SearchParts | undefined;
  readonly id: string;
  readonly onFocus: () => void;
}

/** The combobox of the search, whose focus stays in the field [SRCH-8]. */
const SearchField = (props: SearchFieldProps) => {
  const t = useText();
  const { inputRef, draft, parts, id, hasShortPlaceholder, onFocus, onPress } = props;
  const store = parts?.store;
  const popup = useStore(store, (state) => state.popup, 'none');
  const active = useStore(store, (state) => state.active);
  const isOpen = popup !== 'none';
  const disconnect = useRef<() => void>(undefined);
  // The field is uncontrolled, so that typing does not render the form again.
  const attach = useCallback(
    (field: HTMLInputElement | null) => {
      inputRef.current = field;
      disconnect.current?.();
      disconnect.current = field ? connectField(draft, field) : undefined;
    },
    [draft, inputRef],
  );
  return (
    <input
      ref={attach}
      className={styles.field}
      aria-label={t(SEARCH)}
      name="searchTerm"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={t(hasShortPlaceholder ? SEARCH_SHORT : SEARCH_GROCERIES)}
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup={popup === 'history' || parts?.products ? 'grid' : 'listbox'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-activedescendant={
        isOpen && active && active.row >= 0 ? `${id}${active.row}-${active.column}` : undefined
      }
      defaultValue={draft.getState().text}
      onFocus={onFocus}
      onClick={() => {
        store?.getState().open();
        if (onPress) onPress();
      }}
      onCompositionStart={() => {
        draft.setState({ isComposing: true });
      }}
      onCompositionEnd={({ currentTarget }) => {
        draft.setState({ text: currentTarget.value, isComposing: false });
      }}
      onKeyDown={({ currentTarget, nativeEvent }) => {
        readField(draft, currentTarget);
        parts?.pressKey(parts.store.getState(), nativeEvent);
      }}
    />
  );
};

interface FieldButtonProps extends Pick<SearchParts, 'Voice'> {
  readonly draft: DraftStore;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Clears a field with text; starts dictation in an empty one, where the host and the browser have it. */
const FieldButton = ({ draft, inputRef, Voice }: FieldButtonProps) => {
  const t = useText();
  const hasText = useStore(draft, (state) => state.text !== '');
  if (!hasText) return Voice && <Voice />;
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={t(CLEAR_SEARCH)}
      onClick={() => {
        inputRef.current?.focus();
        draft.setState({ text: '', isEdited: true });
      }}
    >
      <Icon name="close" size={18} />
    </button>
  );
};

/** It is never `disabled`: a tool may write into the field without an event, and the form must be submittable then. */
const SubmitButton = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const t = useText();
  return (
    <button
      type="submit"
      className={styles.submit}
      aria-label={t(SEARCH)}
      // Like a disabled button, it is no stop of the Tab key.
      {...(isDisabled && { 'aria-disabled': true, tabIndex: -1 })}
    >
      <Icon name="search" size={22} />
    </button>
  );
};

/** A combobox whose focus stays in the field; without script it is a plain form [SRCH-2] [SRCH-8]. */
export const SearchForm = (props: SearchFormProps) => {
  const { draft, load, onEarlySubmit, hasShortPlaceholder, isInteractive, onPress } = props;
  const isEdited = useStore(draft, (state) => state.isEdited);
  const [isUsed, setUsed] = useState(false);
  const parts = useLazy(load, isUsed);
  const store = parts?.store;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const onFocus = () => {
    setUsed(true);
    store?.getState().focus();
  };
  useEffect(() => {
    // The field may have got the focus before hydration or before the parts have loaded.
    if (!field.current?.matches(':focus')) return;
    setUsed(true);
    store?.getState().focus();
  }, [store]);

  // Hiding the keyboard of a phone takes the focus from the field, but does not leave the search.
  useDismiss(form, isUsed, (reason) => {
    if (reason !== 'escape') setUsed(false);
    store?.getState().close();
  });

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={firstRoutes.search}
      method="get"
      onSubmit={(event) => {
        if (field.current) readField(draft, field.current);
        if (store) {
          event.preventDefault();
          store.getState().submit();
        } else if (!draft.getState().isEdited) event.preventDefault();
        else if (field.current) {
          // The parts have not loaded: the browser submits the form with the cleaned term.
          field.current.value = cleanTerm(draft.getState().text);
          if (field.current.value === '') field.current.removeAttribute('name');
          else onEarlySubmit(field.current.value);
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Parts that have failed to load are requested again with the next focus.
        if (!parts && !currentTarget.contains(relatedTarget)) setUsed(false);
      }}
    >
      <SearchField
        inputRef={field}
        draft={draft}
        parts={parts}
        id={id}
        hasShortPlaceholder={hasShortPlaceholder}
        onFocus={onFocus}
        onPress={onPress}
      />
      <FieldButton draft={draft} inputRef={field} Voice={parts?.Voice} />
      <SubmitButton isDisabled={isInteractive && !isEdited} />
      {parts && <parts.Popup store={parts.store} id={id} products={parts.products} />}
    </form>
  );
};
