import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useShop } from '../state/shop';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** An anchor whose plain click navigates client-side where possible. */
export const Link = ({ href, children, ...rest }: LinkProps) => {
  const { navigation } = useShop();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.navigate(href);
      }}
    >
      {children}
    </a>
  );
};
