import { Link } from '../../../ui/Link';
import type { Identity } from '../model';
import * as styles from './AccountLinks.module.css';
import { AccountMenu, type AccountLink, type AccountMenuProps } from './AccountMenu';

interface AccountLinksProps extends AccountMenuProps {
  readonly identity: Identity;
  /** Sign in and Register. */
  readonly visitorLinks: readonly AccountLink[];
}

/** Sign in and Register for visitors, the account menu for signed-in users [AUTH-1] [AUTH-2]. */
export const AccountLinks = ({ identity, visitorLinks, ...menu }: AccountLinksProps) => (
  <div className={styles.account} data-visitor={identity === 'visitor'}>
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
