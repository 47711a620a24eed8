import { useState, type ReactNode } from 'react';
import { useText } from '../../../ui/use-text';
import type { Message } from '../../../kernel/translate';
import type { Fix, PreviewLine } from '../preview-lines';
import {
  ADDED_AGAIN,
  REMOVE,
  REMOVE_ITEM,
  REMOVED_ITEM,
  SWAP_FOR,
  SWAPPED_ITEM,
  UNDO,
  UNDO_ITEM,
} from '../texts';
import * as styles from './TrolleyPreview.module.css';
import type { AmountChange, Changes } from './use-changes';

interface FixButtonsProps extends Pick<Changes, 'fix'> {
  readonly line: PreviewLine;
  readonly substitute: PreviewLine['substitute'];
  readonly fixed: Fix | undefined;
}

/** Buttons to remove an unavailable line and to swap it. The pressed one keeps the focus, and then undoes the change. */
export const FixButtons = ({ line, substitute, fixed, fix }: FixButtonsProps) => {
  const t = useText();
  const [isWaiting, setWaiting] = useState(false);
  const { name, quantity } = line;
  const button = (
    next: Fix,
    label: string | undefined,
    children: ReactNode,
    done: Message,
    ...changes: readonly AmountChange[]
  ) => {
    const isDone = fixed === next;
    const press = () =>
      isDone
        ? fix(
            line,
            undefined,
            changes.map(([product]) => [product, product === line ? quantity : 0] as const).reverse(),
            [ADDED_AGAIN, { name }],
          )
        : fix(line, next, changes, done);
    return (
      <button
        type="button"
        className={styles.fix}
        aria-label={isDone ? t(UNDO_ITEM, { name }) : label}
        aria-busy={isWaiting}
        onClick={({ detail }) => {
          // The second click of a double click would undo the first one.
          if (isWaiting || detail > 1) return;
          setWaiting(true);
          void press().then(() => {
            setWaiting(false);
          });
        }}
      >
        {isDone ? t(UNDO) : children}
      </button>
    );
  };
  return (
    <span className={styles.fixes}>
      {fixed !== 'swapped' &&
        button('removed', t(REMOVE, { name }), t(REMOVE_ITEM), [REMOVED_ITEM, { name }], [line, 0])}
      {fixed !== 'removed' &&
        substitute &&
        button(
          'swapped',
          undefined,
          <>
            <img src={substitute.picture} alt="" width="28" height="28" />
            <span>
              <span>{t(SWAP_FOR, { name: substitute.name })}</span>
              {substitute.price && <span translate="no">{` ${substitute.price}`}</span>}
            </span>
          </>,
          [SWAPPED_ITEM, { name, other: substitute.name }],
          [substitute, quantity],
          [line, 0],
        )}
    </span>
  );
};
