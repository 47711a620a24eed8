import type { ReactNode } from 'react';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

interface ContentLinkProps {
  readonly href: string;
  readonly newWindow: boolean;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  /** Said in place of the text. */
  readonly label?: string | undefined;
  readonly style?: object | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link that somebody else wrote: a page that it opens learns nothing of this one. */
export const ContentLink = ({ href, newWindow, label, onClick, children, ...rest }: ContentLinkProps) => (
  <Link
    {...rest}
    href={href}
    onClick={onClick}
    {...(newWindow && { target: '_blank', rel: 'noopener' })}
    aria-label={label && newWindow ? `${label} (opens in a new tab)` : label}
  >
    {children}
    {newWindow && !label && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
  </Link>
);
