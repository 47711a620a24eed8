import { useEffect, useId, useRef } from 'react';
import { useStore } from '../../../ui/use-store';
import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import type { MultiSearchStore } from '../store';
import { DroppedItems } from './DroppedItems';
import { ListStatus } from './ListStatus';
import * as styles from './MultiSearchDialog.module.css';
import { CLEAR_LIST, MULTI_SEARCH, LIST_HINT, SEARCH, TYPE_OR_PASTE, YOUR_SHOPPING_LIST } from '../texts';
import { useText } from '../../../ui/use-text';

interface MultiSearchDialogProps extends DialogContext {
  readonly store: MultiSearchStore;
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

/** The dialog for typing or pasting a shopping list and searching for its items [MULT-1]. */
export const MultiSearchDialog = ({ store, ...dialog }: MultiSearchDialogProps) => {
  const t = useText();
  const list = useStore(store);
  const { clear, close, submit } = list;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const focusField = () => field.current?.focus();

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
            focusField();
          }}
          onSubmit={() => {
            submit(field.current?.value);
          }}
        />
      }
    >
      <Hint id={id} />
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
            submit(currentTarget.value);
        }}
      />
      <ListStatus
        id={`${id}-status`}
        accepted={list}
        canUndo={list.canUndo}
        onUndo={list.undo}
        onUndoExpired={focusField}
      />
      {list.droppedItems.length > 0 && <DroppedItems items={list.droppedItems} />}
    </Dialog>
  );
};
