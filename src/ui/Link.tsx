import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';

/**
 * Navigates after a plain click, and returns false to leave it to the browser. Undefined if the host cannot [NAV-14].
 */
export type Navigate = ((href: string) => boolean) | undefined;

export const NavigateContext = createContext<Navigate>(undefined);

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Undefined for a link that is inactive at the moment. */
  readonly href: string | undefined;
  readonly isCurrent?: boolean;
}

/** Returns whether a click opens the link in this tab: the main button without a modifier key. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** An anchor whose plain clicks use the host's navigation adapter if there is one [NAV-14]. */
export const Link = ({ href, isCurrent, onClick, target, children, ...anchor }: LinkProps) => {
  const navigate = use(NavigateContext);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || !href || target || event.defaultPrevented || !isPlainClick(event)) return;
    if (navigate(href)) event.preventDefault();
  };
  return (
    <a {...anchor} href={href} target={target} aria-current={isCurrent ? 'page' : undefined} onClick={click}>
      {children}
    </a>
  );
};
