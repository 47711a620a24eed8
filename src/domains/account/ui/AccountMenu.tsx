import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import type { AccountLinksProps } from './AccountLinks';
import styles from './AccountLinks.module.css';

type AccountMenuProps = Pick<AccountLinksProps, 'accountLinks' | 'isMenuOpen' | 'onToggleMenu' | 'children'>;

/** A disclosure: toggles on click, closes on Escape, on leaving and by the overlay behind it [ACCT-1]. */
export const AccountMenu = ({ accountLinks, isMenuOpen, onToggleMenu, children }: AccountMenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (!isMenuOpen || !page) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onToggleMenu(false);
    };
    page.addEventListener('pointerdown', closeOutside);
    return () => {
      page.removeEventListener('pointerdown', closeOutside);
    };
  }, [isMenuOpen, onToggleMenu]);

  return (
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isMenuOpen) return;
        onToggleMenu(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) onToggleMenu(false);
      }}
    >
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
        <span>My account</span>
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      </button>
      <div id={`${id}-menu`} className={styles.menu} hidden={!isMenuOpen}>
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
