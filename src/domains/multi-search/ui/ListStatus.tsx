import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { statusText, type AcceptedItems } from '../model';
import * as styles from './ListStatus.module.css';
import { LIST_CLEARED, UNDO } from '../texts';
import { useText } from '../../../ui/use-text';
import { focusedAround } from '../../../ui/focused-around';

interface ListStatusProps {
  readonly id: string;
  readonly accepted: AcceptedItems;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** Gets the focus when the Undo button is removed while it has it. */
  readonly field: RefObject<HTMLElement | null>;
  /** A button at the end of the line. */
  readonly children: ReactNode;
}

const UndoButton = ({ onUndo, field }: Pick<ListStatusProps, 'onUndo' | 'field'>) => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const list = field.current;
    return () => {
      if (element && focusedAround(element) === element) list?.focus();
    };
  }, [field]);
  return (
    <button ref={button} type="button" className={styles.undo} onClick={onUndo}>
      {t(UNDO)}
    </button>
  );
};

/** The status under the text area: the number of items, the dropped items, or that the list was cleared. */
export const ListStatus = ({ id, accepted, canUndo, onUndo, field, children }: ListStatusProps) => {
  const t = useText();
  const { headline, detail } = statusText(accepted, t);
  return (
    <div className={styles.status}>
      <p id={id} className={styles.text}>
        <span className={!canUndo && detail ? styles.limit : undefined}>
          {canUndo ? t(LIST_CLEARED) : headline}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      {canUndo && <UndoButton onUndo={onUndo} field={field} />}
      {children}
    </div>
  );
};
