import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from '../../../ui/Link';
import type { LinkId, MenuLink } from '../links';
import * as styles from './LinkRow.module.css';

/** What makes a link of the row into the button of a menu, and the menu's panel beside it. */
export interface RowMenu {
  readonly toggle: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;
  readonly panel: ReactNode;
}

export type RowMenus = Partial<Record<LinkId, RowMenu>>;

interface LinkRowProps {
  readonly links: readonly MenuLink[];
  /** Where the shopper is; its link is marked. */
  readonly currentPath: string;
  readonly variant: 'main' | 'personal';
  readonly menus?: RowMenus | undefined;
  /** Stands last in the row. */
  readonly last?: ReactNode;
}

/** A row of the navigation links, one of the two ends of the bar under the search field [NAV-11]. */
export const LinkRow = ({ links, currentPath, variant, menus, last }: LinkRowProps) => (
  <ul className={styles.row} data-variant={variant}>
    {links.map(({ id, label, href }) => (
      <li key={id}>
        <Link href={href} isCurrent={href === currentPath} {...menus?.[id]?.toggle}>
          {label}
        </Link>
        {menus?.[id]?.panel}
      </li>
    ))}
    {last}
  </ul>
);
