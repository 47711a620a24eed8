import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from '../../../ui/Link';
import type { LinkId, MenuLink } from '../links';
import * as styles from './LinkRow.module.css';

/** The props that turn a link of the row into a menu's button, and the menu's panel. */
export interface RowMenu {
  readonly toggle: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;
  readonly panel: ReactNode;
}

export type RowMenus = Partial<Record<LinkId, RowMenu>>;

interface LinkRowProps {
  readonly links: readonly MenuLink[];
  /** Path of the page; its link is marked as current. */
  readonly currentPath: string;
  readonly variant: 'main' | 'personal';
  readonly menus?: RowMenus | undefined;
  /** The panel of 'Groceries' until its menu has one. */
  readonly early?: ReactNode;
  readonly last?: ReactNode;
}

/** A row of navigation links at the start or the end of the bar under the search field [NAV-11]. */
export const LinkRow = ({ links, currentPath, variant, menus, early, last }: LinkRowProps) =>
  links.length > 0 && (
    <ul className={styles.row} data-variant={variant} tabIndex={-1}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          {/* In a server's page, the early menu's script may have made the link a button. */}
          <Link
            href={href}
            isCurrent={href === currentPath}
            suppressHydrationWarning
            {...menus?.[id]?.toggle}
          >
            {label}
          </Link>
          {menus?.[id]?.panel ?? (id === 'groceries' && early)}
        </li>
      ))}
      {last}
    </ul>
  );
