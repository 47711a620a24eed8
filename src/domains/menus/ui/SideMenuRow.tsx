import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick, Link } from '../../../ui/Link';
import { SideMenuIcon, type SideMenuIconName } from './SideMenuIcon';
import * as styles from './SideMenuRow.module.css';

interface RowProps {
  /** The kind of a special row: 'all', 'offers' or 'main'. */
  readonly kind?: string | undefined;
  readonly icon?: SideMenuIconName | undefined;
  readonly children: ReactNode;
}

/** A row's label; a plain string gets the style of a name. */
const labelOf = (children: ReactNode) =>
  typeof children === 'string' ? <span className={styles.name}>{children}</span> : children;

interface LinkProps extends RowProps {
  readonly href: string | undefined;
  readonly isCurrent: boolean;
  /** Called for a click that opens the link in this tab. */
  readonly onFollow: (event: MouseEvent) => void;
}

/** A row with a link. */
export const SideMenuLink = ({ kind, icon, href, isCurrent, onFollow, children }: LinkProps) => (
  <Link
    href={href}
    className={styles.row}
    data-kind={kind}
    isCurrent={isCurrent}
    onClick={(event) => {
      if (isPlainClick(event)) onFollow(event);
    }}
  >
    {icon && <SideMenuIcon name={icon} />}
    {labelOf(children)}
  </Link>
);

interface ButtonProps extends RowProps {
  /** Whether it pushes a panel, which a chevron shows; true by default. */
  readonly isPush?: boolean;
  /** @param item the pressed button, which gets the focus back when the panel is popped */
  readonly onPress: (item: HTMLElement) => void;
}

/** A row with a button. */
export const SideMenuButton = ({ kind, icon, isPush = true, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className={styles.row}
    data-kind={kind}
    data-pushes={isPush}
    onClick={({ currentTarget }) => {
      onPress(currentTarget);
    }}
  >
    {icon && <SideMenuIcon name={icon} />}
    {labelOf(children)}
  </button>
);
