import { useLayoutEffect, useRef } from 'react';
import { statusText, type TakenItems } from '../model';
import * as styles from './ListStatus.module.css';

interface ListStatusProps {
  readonly id: string;
  readonly taken: TakenItems;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** The button went away with the focus on it. */
  readonly onUndoGone: () => void;
}

const UndoButton = ({ onUndo, onGone }: { readonly onUndo: () => void; readonly onGone: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element?.ownerDocument.activeElement === element) gone.current();
    };
  }, []);
  return (
    <button ref={button} type="button" className={styles.undo} onClick={onUndo}>
      Undo
    </button>
  );
};

/** The line under the text area: how many items were taken, what fell off, or that the list was cleared. */
export const ListStatus = ({ id, taken, canUndo, onUndo, onUndoGone }: ListStatusProps) => {
  const { headline, detail } = statusText(taken);
  return (
    <div className={styles.status}>
      <p id={id} className={styles.text}>
        {canUndo ? 'List cleared.' : detail ? <strong className={styles.limit}>{headline}</strong> : headline}
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      {canUndo && <UndoButton onUndo={onUndo} onGone={onUndoGone} />}
    </div>
  );
};
