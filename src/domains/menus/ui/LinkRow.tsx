import { Link } from '../../../ui/Link';
import type { MenuLink } from '../model';
import * as styles from './LinkRow.module.css';

interface LinkRowProps {
  readonly links: readonly MenuLink[];
  /** Where the shopper is; its link is marked. */
  readonly currentPath: string;
  readonly variant: 'main' | 'personal';
}

/** A row of the navigation links, one of the two ends of the bar under the search field [NAV-11]. */
export const LinkRow = ({ links, currentPath, variant }: LinkRowProps) => (
  <ul className={styles.row} data-variant={variant}>
    {links.map(({ id, label, href }) => (
      <li key={id}>
        <Link href={href} className={styles.link} isCurrent={href === currentPath}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
