import { useLayoutEffect, useRef, type JSX, type RefObject } from 'react';
import { createStandIn, type StandIn } from './stand-in';

export interface HeaderPlaceProps {
  readonly brandName: string;
  /** Whether the plain links show; without, the place is kept empty. */
  readonly links: boolean;
  /** Receives the stand-in while it is on the page. */
  readonly standInRef: RefObject<StandIn | undefined>;
}

/** The header's place in a React host until the header is there [SHELL-4]. */
export const HeaderPlace = ({ brandName, links, standInRef }: HeaderPlaceProps): JSX.Element => {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const made = createStandIn(brandName);
    slot.current?.append(made.node);
    standInRef.current = made;
    return () => {
      made.node.remove();
      standInRef.current = undefined;
    };
  }, [brandName, standInRef]);
  useLayoutEffect(() => {
    if (links) standInRef.current?.showLinks();
  }, [brandName, links, standInRef]);
  return <div ref={slot} data-shop-header-place="" />;
};
