import { useLayoutEffect, useRef, useState, useSyncExternalStore, type JSX, type RefObject } from 'react';
import { hasServerMarkup } from './server-markup';
import { createFallback, RESERVED_HEIGHT, type Fallback, type FallbackFacts } from './fallback';

export interface HeaderPlaceholderProps extends FallbackFacts {
  /** Whether the plain links are displayed; if not, the space is empty. */
  readonly links: boolean;
  /** Receives the fallback while it is on the page. */
  readonly fallbackRef: RefObject<Fallback | undefined>;
  /** Receives the element of the placeholder. */
  readonly placeRef?: RefObject<HTMLDivElement | null>;
  /** Markup of a server's `renderHeader`; used only while rendering on a server. */
  readonly html?: string | undefined;
}

/** Reserves the height before any script runs, unless the page's policy forbids `style` attributes. */
const reserved = (row: string) => ({ minBlockSize: `calc(${RESERVED_HEIGHT} + ${row})` });

const subscribeToNothing = () => () => undefined;

/** Returns true while React renders on a server or hydrates a server's markup. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/**
 * Returns the placeholder's inner markup for the host's React. On a server and during hydration, React leaves this
 * markup unchanged. Undefined for an element that the browser creates, because Trusted Types would not allow React to
 * set even an empty text.
 */
const useInnerMarkup = (html = ''): { readonly __html: string } | undefined => {
  const isFromServer = useIsHydrating();
  // Always the same object: React would set the markup again for another object, even with the same text.
  const [innerMarkup] = useState(() => (isFromServer ? { __html: html } : undefined));
  return innerMarkup;
};

interface HeaderPlaceProps extends Pick<HeaderPlaceholderProps, 'html' | 'row'> {
  readonly placeRef: RefObject<HTMLDivElement | null>;
}

/** The element in which the header is mounted, and over a server's markup stays around it [FED-8]. */
export const HeaderPlace = ({ html, row, placeRef }: HeaderPlaceProps): JSX.Element => {
  const innerMarkup = useInnerMarkup(html);
  return (
    <div
      ref={placeRef}
      data-shop-header-place=""
      suppressHydrationWarning
      {...(innerMarkup && { style: html ? undefined : reserved(row), dangerouslySetInnerHTML: innerMarkup })}
    />
  );
};

/** The element that reserves the header's space in a React host until the header is loaded, or shows plain links [SHELL-4]. */
export const HeaderPlaceholder = (props: HeaderPlaceholderProps): JSX.Element => {
  const { brandName, row, links, fallbackRef, html } = props;
  const ownRef = useRef<HTMLDivElement>(null);
  const placeRef = props.placeRef ?? ownRef;
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place || hasServerMarkup(place)) return undefined;
    const fallback = createFallback({ brandName, row });
    place.append(fallback.node);
    fallbackRef.current = fallback;
    return () => {
      fallback.node.remove();
      fallbackRef.current = undefined;
    };
  }, [brandName, row, placeRef, fallbackRef]);
  useLayoutEffect(() => {
    if (links) fallbackRef.current?.showLinks();
  }, [brandName, links, fallbackRef]);
  return <HeaderPlace placeRef={placeRef} row={row} html={html} />;
};
