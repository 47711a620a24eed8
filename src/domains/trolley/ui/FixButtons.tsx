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

interface FixButtonProps extends Pick<Changes, 'fix'> {
  readonly line: PreviewLine;
  readonly fixed: Fix | undefined;
  /** True while one of the line's buttons changes the trolley. */
  readonly isWaiting: boolean;
  /** What the button does; afterwards it undoes that. */
  readonly name: Fix;
  readonly label?: string;
  readonly changes: readonly AmountChange[];
  /** Announced when the changes are made. */
  readonly done: Message;
  readonly children: ReactNode;
}

const FixButton = ({ line, fixed, isWaiting, name, label, changes, done, fix, children }: FixButtonProps) => {
  const t = useText();
  const isDone = fixed === name;
  const undo = () =>
    fix(
      line,
      undefined,
      changes.map(([product]) => [product, product === line ? line.quantity : 0] as const).reverse(),
      [ADDED_AGAIN, { name: line.name }],
    );
  return (
    <button
      type="button"
      className={styles.fix}
      aria-label={isDone ? t(UNDO_ITEM, { name: line.name }) : label}
      aria-busy={isWaiting}
      onClick={({ detail }) => {
        // The second click of a double click would undo the first one.
        if (!isWaiting && detail < 2) void (isDone ? undo() : fix(line, name, changes, done));
      }}
    >
      {isDone ? t(UNDO) : children}
    </button>
  );
};

interface FixButtonsProps extends Pick<FixButtonProps, 'line' | 'fixed' | 'fix'> {
  readonly substitute: PreviewLine['substitute'];
}

/** Buttons to remove an unavailable line and to swap it. The pressed one keeps the focus, and then undoes the change. */
export const FixButtons = ({ line, fixed, substitute, ...changes }: FixButtonsProps) => {
  const t = useText();
  const [isWaiting, setWaiting] = useState(false);
  const fix: Changes['fix'] = async (...change) => {
    setWaiting(true);
    await changes.fix(...change);
    setWaiting(false);
  };
  const button = { line, fixed, isWaiting, fix };
  const { name } = line;
  return (
    <span className={styles.fixes}>
      {fixed !== 'swapped' && (
        <FixButton
          {...button}
          name="removed"
          label={t(REMOVE, { name })}
          changes={[[line, 0]]}
          done={[REMOVED_ITEM, { name }]}
        >
          {t(REMOVE_ITEM)}
        </FixButton>
      )}
      {substitute && fixed !== 'removed' && (
        <FixButton
          {...button}
          name="swapped"
          changes={[
            [substitute, line.quantity],
            [line, 0],
          ]}
          done={[SWAPPED_ITEM, { name, other: substitute.name }]}
        >
          <img src={substitute.picture} alt="" width="28" height="28" />
          <span>
            <span>{t(SWAP_FOR, { name: substitute.name })}</span>
            {substitute.price && <span translate="no">{` ${substitute.price}`}</span>}
          </span>
        </FixButton>
      )}
    </span>
  );
};
