import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { IconLabel } from '../../../ui/IconLabel';
import { Link } from '../../../ui/Link';
import { useDismiss } from '../../../ui/use-dismiss';
import * as styles from './AccountLinks.module.css';
import { MY_ACCOUNT } from '../texts';

export interface AccountLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

export interface AccountMenuProps {
  readonly accountLinks: readonly AccountLink[];
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: (isOpen: boolean) => void;
  /** A warning, rendered over the button's icon. */
  readonly badge?: ReactNode;
  /** Rendered above the links: who is signed in, and the next order. */
  readonly summary?: ReactNode;
  /** Rendered at the end of the menu: the operator's return to the admin app. */
  readonly children?: ReactNode;
}

/**
 * A disclosure: a click on the button toggles it; Escape, a press outside and focus that moves elsewhere close it
 * [ACCT-1].
 */
export const AccountMenu = ({
  accountLinks,
  isMenuOpen,
  onToggleMenu,
  badge,
  summary,
  children,
}: AccountMenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useDismiss(root, isMenuOpen, (reason) => {
    onToggleMenu(false);
    if (reason === 'escape') button.current?.focus();
  });

  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isMenuOpen}
        aria-controls={`${id}-menu`}
        onClick={() => {
          onToggleMenu(!isMenuOpen);
        }}
      >
        <Icon name="user" size={24} />
        {badge}
        <IconLabel until="desktop" text={MY_ACCOUNT} />
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      </button>
      <div id={`${id}-menu`} className={styles.menu} hidden={!isMenuOpen}>
        {summary}
        <ul>
          {accountLinks.map(({ id: key, label, href }) => (
            <li key={key}>
              <Link
                href={href}
                className={styles.item}
                onClick={() => {
                  onToggleMenu(false);
                }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
};
