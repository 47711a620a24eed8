import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { firstRoutes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { useLazy } from '../../../ui/use-lazy';
import { useOptionalStore } from '../../../ui/use-optional-store';
import { useDismiss } from '../../../ui/use-dismiss';
import { readField, type DraftStore } from '../draft';
import { cleanTerm } from '../model';
import { SearchField, type SearchParts } from './SearchField';
import * as styles from './SearchForm.module.css';
import { CLEAR_SEARCH, SEARCH } from '../texts';
import { useText } from '../../../ui/use-text';

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
}

interface FieldButtonProps extends Pick<SearchParts, 'Voice'> {
  readonly draft: DraftStore;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Clears a field with text; starts dictation in an empty one, where the host and the browser have it. */
const FieldButton = ({ draft, inputRef, Voice }: FieldButtonProps) => {
  const t = useText();
  const hasText = useOptionalStore(draft, (state) => state.text !== '', false);
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
  const { draft, load, onEarlySubmit, hasShortPlaceholder, isInteractive } = props;
  const isEdited = useOptionalStore(draft, (state) => state.isEdited, false);
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
      />
      <FieldButton draft={draft} inputRef={field} Voice={parts?.Voice} />
      <SubmitButton isDisabled={isInteractive && !isEdited} />
      {parts && <parts.Popup store={parts.store} id={id} Products={parts.Products} />}
    </form>
  );
};
