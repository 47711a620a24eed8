import type { ReactNode } from 'react';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { OPENS_A_NEW_TAB } from '../../../ui/texts';
import { useText } from '../../../ui/use-text';

interface ContentLinkProps {
  readonly href: string;
  readonly newWindow: boolean;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  /** The accessible name, if it differs from the text. */
  readonly label?: string | undefined;
  readonly style?: object | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link in content. A new tab gets no access to this page. */
export const ContentLink = ({ href, newWindow, label, onClick, children, ...rest }: ContentLinkProps) => {
  const t = useText();
  return (
    <Link
      {...rest}
      href={href}
      onClick={onClick}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
      aria-label={label && newWindow ? `${label} ${t(OPENS_A_NEW_TAB)}` : label}
    >
      {newWindow && !label ? <span>{children}</span> : children}
      {newWindow && !label && <VisuallyHidden>{OPENS_A_NEW_TAB}</VisuallyHidden>}
    </Link>
  );
};
