import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './Button.module.css';
import { Link } from './Link';
import { Spinner } from './Spinner';

interface ButtonLooks {
  /** What most shoppers want is primary. */
  readonly kind: 'primary' | 'secondary';
  /** Where a dialog's focus begins. */
  readonly 'data-autofocus'?: boolean;
  /** Something else is under way. It keeps the focus, which `disabled` would take away, and does nothing. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

interface ButtonProps
  extends ButtonLooks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'type'> {
  /** What it began is under way: held, with a ring in place of its label. */
  readonly isWaiting?: boolean;
}

interface ButtonLinkProps
  extends ButtonLooks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className' | 'href'> {
  readonly href: string;
}

/** A button of a dialog; `disabled` is for one that has nothing to do yet. */
export const Button = ({ kind, isHeld, isWaiting, onClick, children, ...button }: ButtonProps) => {
  const isIdle = !isHeld && !isWaiting;
  return (
    <button
      {...button}
      type="button"
      className={styles.button}
      data-kind={kind}
      aria-disabled={!isIdle}
      aria-busy={isWaiting}
      onClick={isIdle ? onClick : undefined}
    >
      <span className={styles.label}>{children}</span>
      {isWaiting && <Spinner theme={kind === 'primary' ? 'light' : 'dark'} />}
    </button>
  );
};

/** A link that looks like {@link Button}; held it leads nowhere, and stays a link. */
export const ButtonLink = ({ kind, isHeld = false, href, onClick, ...link }: ButtonLinkProps) => (
  <Link
    {...link}
    {...(isHeld && { role: 'link', tabIndex: 0, 'aria-disabled': true })}
    href={isHeld ? undefined : href}
    className={styles.button}
    data-kind={kind}
    onClick={isHeld ? undefined : onClick}
  />
);
