import { useEffect, useId, useRef, type RefObject } from 'react';
import { useStore } from '../../../ui/use-store';
import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import type { MultiSearchStore } from '../store';
import { DroppedItems } from './DroppedItems';
import { HitList } from './HitList';
import { ListStatus } from './ListStatus';
import * as styles from './MultiSearchDialog.module.css';
import {
  ADD_FAVOURITES,
  CLEAR_LIST,
  MULTI_SEARCH,
  LIST_HINT,
  SEARCH,
  TYPE_OR_PASTE,
  YOUR_SHOPPING_LIST,
} from '../texts';
import { useText } from '../../../ui/use-text';

interface MultiSearchDialogProps extends DialogContext {
  readonly store: MultiSearchStore;
  /** Whether favourites can be added to the list. */
  readonly hasFavourites: boolean;
}

interface ListButtonsProps {
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}

const ListButtons = ({ isEmpty, onClear, onSubmit }: ListButtonsProps) => (
  <>
    <Button kind="secondary" disabled={isEmpty} onClick={onClear}>
      {CLEAR_LIST}
    </Button>
    <Button kind="primary" aria-disabled={isEmpty} onClick={onSubmit}>
      {SEARCH}
    </Button>
  </>
);

const Hint = ({ id }: { readonly id: string }) => {
  const t = useText();
  return (
    <>
      <label htmlFor={`${id}-field`} className={styles.label}>
        {t(YOUR_SHOPPING_LIST)}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(LIST_HINT)}
      </p>
    </>
  );
};

interface FieldProps {
  readonly id: string;
  readonly list: ReturnType<MultiSearchStore['getState']>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const Field = ({ id, list, field }: FieldProps) => {
  const t = useText();
  return (
    <textarea
      ref={field}
      id={`${id}-field`}
      className={styles.field}
      rows={5}
      placeholder={t(TYPE_OR_PASTE)}
      autoComplete="off"
      dir="auto"
      aria-describedby={`${id}-hint ${id}-status`}
      value={list.text}
      onChange={(event) => {
        list.input(event.target.value);
      }}
      onCompositionStart={list.composeStart}
      onCompositionEnd={(event) => {
        list.composeEnd(event.currentTarget.value);
      }}
      onKeyDown={({ key, ctrlKey, metaKey, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing)
          list.submit(currentTarget.value);
      }}
    />
  );
};

const FavouritesButton = ({ list }: Pick<FieldProps, 'list'>) => {
  const t = useText();
  const { isAdding, addFavourites } = list;
  return (
    <button
      type="button"
      className={styles.favourites}
      aria-busy={isAdding}
      onClick={() => {
        if (!isAdding) void addFavourites();
      }}
    >
      {t(ADD_FAVOURITES)}
    </button>
  );
};

/** The dialog for typing or pasting a shopping list and searching for its items [MULT-1]. */
export const MultiSearchDialog = ({ store, hasFavourites, ...dialog }: MultiSearchDialogProps) => {
  const t = useText();
  const list = useStore(store);
  const { clear, close, submit, problem } = list;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  // The list is stored whenever the dialog unmounts [MULT-4].
  useEffect(() => close, [close]);

  return (
    <Dialog
      {...dialog}
      title={MULTI_SEARCH}
      actions={
        <ListButtons
          isEmpty={list.items.length === 0}
          onClear={() => {
            clear();
            field.current?.focus();
          }}
          onSubmit={() => {
            submit(field.current?.value);
          }}
        />
      }
    >
      <Hint id={id} />
      <Field id={id} list={list} field={field} />
      <ListStatus id={`${id}-status`} accepted={list} canUndo={list.canUndo} onUndo={list.undo} field={field}>
        {hasFavourites && <FavouritesButton list={list} />}
      </ListStatus>
      {problem && <p className={styles.problem}>{t(problem)}</p>}
      <HitList items={list.items} hits={list.hits} />
      {list.droppedItems.length > 0 && <DroppedItems items={list.droppedItems} />}
    </Dialog>
  );
};
