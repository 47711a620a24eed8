import { useCallback, useRef, type ComponentType, type RefObject } from 'react';
import { useOptionalStore } from '../../../ui/use-optional-store';
import { connectField, readField, type DraftStore } from '../draft';
import type { KeyPress } from '../keys';
import type { SearchState, SearchStore } from '../state';
import * as styles from './SearchForm.module.css';
import { SEARCH, SEARCH_GROCERIES, SEARCH_SHORT } from '../texts';
import { useText } from '../../../ui/use-text';

export interface SearchPopupProps {
  readonly store: SearchStore;
  /** Id of the list; the ids of cells are made of it and their place. */
  readonly id: string;
  readonly Products?: ComponentType<{ readonly term: string }> | undefined;
}

/** The lazy-loaded parts of the search, which load when the field is first used. */
export interface SearchParts {
  readonly store: SearchStore;
  readonly pressKey: (search: SearchState, press: KeyPress) => void;
  /** The button that searches by voice, where the host and the browser have it. */
  readonly Voice?: ComponentType | undefined;
  readonly Popup: ComponentType<SearchPopupProps>;
  /** The host's products for a term, where it suggests some. */
  readonly Products?: ComponentType<{ readonly term: string }> | undefined;
}

interface SearchFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly draft: DraftStore;
  /** Undefined until the parts have loaded. */
  readonly parts: SearchParts | undefined;
  /** Id of the popup's list. */
  readonly id: string;
  /** 'Search...' instead of 'Search groceries...' [SRCH-1]. */
  readonly hasShortPlaceholder: boolean;
  readonly onFocus: () => void;
}

/** The combobox of the search, whose focus stays in the field [SRCH-8]. */
export const SearchField = (props: SearchFieldProps) => {
  const t = useText();
  const { inputRef, draft, parts, id, hasShortPlaceholder, onFocus } = props;
  const store = parts?.store;
  const popup = useOptionalStore(store, (state) => state.popup, 'none');
  const active = useOptionalStore(store, (state) => state.active, undefined);
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
      aria-haspopup={popup === 'history' ? 'grid' : 'listbox'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-activedescendant={
        isOpen && active && active.row >= 0
          ? `${id}${String(active.row)}-${String(active.column)}`
          : undefined
      }
      defaultValue={draft.getState().text}
      onFocus={onFocus}
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
      onKeyDown={({ currentTarget, nativeEvent }) => {
        readField(draft, currentTarget);
        parts?.pressKey(parts.store.getState(), nativeEvent);
      }}
    />
  );
};
