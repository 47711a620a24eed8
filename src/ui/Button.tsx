import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './Button.module.css';
import { Link } from './Link';
import { Spinner } from './Spinner';
import { useText } from './use-text';

interface ButtonStyleProps {
  /** 'primary' for the action that most shoppers choose, 'danger' for one that loses something. */
  readonly kind: 'primary' | 'secondary' | 'danger';
  /** The dialog moves the focus here when it opens. */
  readonly 'data-autofocus'?: boolean;
  /** Ignores clicks while another action is running, but keeps the focus, which `disabled` would remove. */
  readonly isHeld?: boolean;
  /** A text is translated. */
  readonly children: ReactNode;
}

interface ButtonProps
  extends ButtonStyleProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'type'> {
  /** The button's own action is running: it ignores clicks and shows a spinner before its label. */
  readonly isWaiting?: boolean;
}

interface ButtonLinkProps
  extends ButtonStyleProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className' | 'href'> {
  readonly href: string;
}

/**
 * A button of a dialog. Use `disabled` if the action is not possible yet, and `aria-disabled` if the click must find out.
 */
export const Button = ({ kind, isHeld, isWaiting, onClick, children, ...button }: ButtonProps) => {
  const t = useText();
  const isIdle = !isHeld && !isWaiting;
  return (
    <button
      {...button}
      type="button"
      className={styles.button}
      data-kind={kind}
      aria-disabled={!isIdle || (button['aria-disabled'] ?? false)}
      aria-busy={isWaiting}
      onClick={isIdle ? onClick : undefined}
    >
      <span className={styles.label}>{typeof children === 'string' ? t(children) : children}</span>
      {isWaiting && <Spinner theme={kind === 'primary' ? 'light' : 'dark'} />}
    </button>
  );
};

/** A link that looks like {@link Button}. While `isHeld`, it has no href but keeps the role of a link. */
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
