import { useLayoutEffect, useRef, useState, useSyncExternalStore, type JSX, type RefObject } from 'react';
import { holdsServerMarkup } from './server-markup';
import { createStandIn, type StandIn } from './stand-in';

export interface HeaderPlaceProps {
  readonly brandName: string;
  /** Whether the plain links show; without, the place is kept empty. */
  readonly links: boolean;
  /** Receives the stand-in while it is on the page. */
  readonly standInRef: RefObject<StandIn | undefined>;
  /** Receives the place itself. */
  readonly placeRef?: RefObject<HTMLDivElement | null>;
  /** A server's markup, which stands in the place before any script; read on the server alone. */
  readonly html?: string | undefined;
}

const subscribeToNothing = () => () => undefined;

/** Whether React is on a server, or takes over what a server has sent. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/**
 * What the host's React is to think of the place's inside: on a server, and where it takes over what a server has
 * sent, it is markup that React leaves alone; undefined in a place that a browser makes, since Trusted Types
 * wouldn't let React set even an empty text.
 */
const useInside = (html = ''): { readonly __html: string } | undefined => {
  const isFromServer = useIsHydrating();
  // Always the same object: React sets the markup anew for another one, even with the same text.
  const [inside] = useState(() => (isFromServer ? { __html: html } : undefined));
  return inside;
};

/** The header's place in a React host until the header is there, or for good around a server's [SHELL-4] [FED-8]. */
export const HeaderPlace = (props: HeaderPlaceProps): JSX.Element => {
  const { brandName, links, standInRef, html } = props;
  const ownRef = useRef<HTMLDivElement>(null);
  const placeRef = props.placeRef ?? ownRef;
  const inside = useInside(html);
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place || holdsServerMarkup(place)) return undefined;
    const made = createStandIn(brandName);
    place.append(made.node);
    standInRef.current = made;
    return () => {
      made.node.remove();
      standInRef.current = undefined;
    };
  }, [brandName, placeRef, standInRef]);
  useLayoutEffect(() => {
    if (links) standInRef.current?.showLinks();
  }, [brandName, links, standInRef]);
  return (
    <div
      ref={placeRef}
      data-shop-header-place=""
      suppressHydrationWarning
      {...(inside && { dangerouslySetInnerHTML: inside })}
    />
  );
};
