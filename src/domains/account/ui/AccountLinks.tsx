import type { ReactNode } from 'react';
import { Link } from '../../../ui/Link';
import type { Identity } from '../model';
import * as styles from './AccountLinks.module.css';
import { AccountMenu } from './AccountMenu';

interface AccountLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

export interface AccountLinksProps {
  readonly identity: Identity;
  /** Sign in and Register. */
  readonly visitorLinks: readonly AccountLink[];
  readonly accountLinks: readonly AccountLink[];
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: (isOpen: boolean) => void;
  /** Stands last in the menu: the operator's way back. */
  readonly children?: ReactNode;
}

/** Sign in and Register for visitors, the account's menu for those signed in [AUTH-1] [AUTH-2]. */
export const AccountLinks = ({ identity, visitorLinks, ...menu }: AccountLinksProps) => (
  <div className={styles.account}>
    {identity === 'visitor' ? (
      visitorLinks.map(({ id, label, href }) => (
        <Link key={id} href={href} className={styles.link}>
          {label}
        </Link>
      ))
    ) : (
      <AccountMenu {...menu} />
    )}
  </div>
);
