import { memo, type MouseEvent } from 'react';
import { Link } from '../../../ui/Link';
import type { MenuItem } from '../model';
import * as styles from './Column.module.css';
import { kindOf } from './kind-of';

/** What a column does when one of its items is used. */
export interface ColumnActs {
  /** A parent was pressed. */
  readonly press: (id: string, name: string) => void;
  /** A link was pressed. */
  readonly follow: (name: string, event: MouseEvent) => void;
  /** What the item's panel shows may be wanted soon. */
  readonly prefetch: (id: string) => void;
}

interface ColumnItemProps extends MenuItem {
  readonly level: number;
  /** Its own column is open. */
  readonly isOpen: boolean;
  readonly acts: ColumnActs;
}

/** One item of a column. It is drawn anew only when something of itself has changed. */
export const ColumnItem = memo(({ level, isOpen, acts, ...item }: ColumnItemProps) => {
  const { id, name, href, kind } = item;
  const shared = { className: styles.item, 'data-item': id, 'data-level': level };
  const label = <span className={styles.name}>{name}</span>;
  return kind === 'parent' ? (
    <button
      type="button"
      {...shared}
      aria-expanded={isOpen}
      onFocus={() => {
        acts.prefetch(id);
      }}
      onClick={() => {
        acts.press(id, name);
      }}
    >
      {label}
    </button>
  ) : (
    <Link
      href={href}
      {...shared}
      data-kind={kindOf(item)}
      onClick={(event) => {
        acts.follow(name, event);
      }}
    >
      {label}
    </Link>
  );
});
