import { memo, type MouseEvent } from 'react';
import { Link } from '../../../ui/Link';
import type { MenuItem } from '../model';
import * as styles from './Column.module.css';
import { kindOf, type MenuParts } from './menu-parts';

/** Event handlers of a column's items. */
export interface ColumnActions {
  readonly press: (id: string, name: string) => void;
  readonly follow: (name: string, event: MouseEvent) => void;
  /** Called when a parent gets the focus: loads the content of its panel. */
  readonly prefetch: (id: string) => void;
}

interface ColumnItemProps extends MenuItem, Pick<MenuParts, 'ItemName'> {
  readonly level: number;
  readonly isOpen: boolean;
  readonly actions: ColumnActions;
}

/** One item of a column, memoised so that it renders again only when its own props change. */
export const ColumnItem = memo(({ ItemName, level, isOpen, actions, ...item }: ColumnItemProps) => {
  const { id, name, text, of, href, kind, marks } = item;
  const shared = {
    className: styles.item,
    'data-item': id,
    'data-level': level,
  };
  const label = <ItemName {...{ name, text, of, marks }} nameClass={styles.name} iconClass={styles.icon} />;
  return kind === 'parent' ? (
    <button
      type="button"
      {...shared}
      aria-expanded={isOpen}
      onFocus={() => {
        actions.prefetch(id);
      }}
      onClick={() => {
        actions.press(id, name);
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
        actions.follow(name, event);
      }}
    >
      {label}
    </Link>
  );
});
