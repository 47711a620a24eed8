import type { MouseEvent, ReactNode } from 'react';
import { isPlain, Link } from '../../../ui/Link';
import * as styles from './SlideRow.module.css';

interface RowProps {
  /** What an item is besides a category: 'all', 'offers', 'main'. */
  readonly kind?: string | undefined;
  readonly icon?: ReactNode;
  readonly children: string;
}

interface LinkProps extends RowProps {
  readonly href: string | undefined;
  readonly isCurrent: boolean;
  /** Called with a press that is meant for this tab. */
  readonly onFollow: (event: MouseEvent) => void;
}

export const SlideLink = ({ kind, icon, href, isCurrent, onFollow, children }: LinkProps) => (
  <Link
    href={href}
    className={styles.row}
    data-kind={kind}
    isCurrent={isCurrent}
    onClick={(event) => {
      if (isPlain(event)) onFollow(event);
    }}
  >
    {icon}
    <span className={styles.name}>{children}</span>
  </Link>
);

interface PushProps extends RowProps {
  /** @param item what was pressed: it gets the focus back */
  readonly onPush: (item: HTMLElement) => void;
}

/** Pushes a panel. */
export const SlideButton = ({ kind, onPush, children }: PushProps) => (
  <button
    type="button"
    className={styles.row}
    data-kind={kind}
    data-pushes
    onClick={({ currentTarget }) => {
      onPush(currentTarget);
    }}
  >
    <span className={styles.name}>{children}</span>
  </button>
);
