import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../state/shop';

interface HeadingProps {
  readonly children: string;
  /** A note in smaller type: the position of this page in a list. */
  readonly note?: string;
}

/** The view's only `h1`. It sets the document's title as well, and takes focus after a client-side navigation. */
export const Heading = ({ children, note }: HeadingProps) => {
  const { config, navigation } = useShop();
  const moves = useStore(navigation.store, (state) => state.moves);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const title = note === undefined ? children : `${children}, ${note.toLowerCase()}`;
    document.title = `${title} | ${config.header.brand.name}`;
  }, [children, note, config]);

  useEffect(() => {
    if (moves > 0) heading.current?.focus({ preventScroll: true });
  }, [moves]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      <span>{children}</span>
      {note === undefined ? null : <small> {note}</small>}
    </h1>
  );
};
