import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';

/** Takes a plain click on a link of this origin; undefined leaves it to the browser [NAV-14]. */
export type Navigate = ((href: string) => boolean) | undefined;

export const NavigateContext = createContext<Navigate>(undefined);

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Undefined for one that leads nowhere now. */
  readonly href: string | undefined;
  readonly isCurrent?: boolean;
}

/** A press that is meant for this tab. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real anchor, whose plain clicks go through the host's navigation where it gave one [NAV-14]. */
export const Link = ({ href, isCurrent, onClick, target, children, ...anchor }: LinkProps) => {
  const navigate = use(NavigateContext);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || !href || target || event.defaultPrevented || !isPlain(event)) return;
    if (navigate(href)) event.preventDefault();
  };
  return (
    <a {...anchor} href={href} target={target} aria-current={isCurrent ? 'page' : undefined} onClick={click}>
      {children}
    </a>
  );
};
