import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../state/shop';

interface HeadingProps {
  readonly children: string;
}

/** The view's one `h1`; names the document too, and takes focus when the script changed the page. */
export const Heading = ({ children }: HeadingProps) => {
  const { config, navigation } = useShop();
  const moves = useStore(navigation.store, (state) => state.moves);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${children} | ${config.header.brand.name}`;
  }, [children, config]);

  useEffect(() => {
    if (moves > 0) heading.current?.focus({ preventScroll: true });
  }, [moves]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
