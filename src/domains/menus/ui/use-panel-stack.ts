import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Manages the focus and the animation of panels that are pushed over each other and popped. Pushing a panel focuses the
 * heading; popping it focuses the item that pushed it [SLID-1].
 *
 * @param path ids of the panels over the first one, outermost first. Pass the same array until the ids change
 */
export const usePanelStack = (path: readonly string[]) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const origins = useRef<HTMLElement[]>([]);
  const depth = useRef(path.length);
  const [before, setBefore] = useState(path);
  const [leaving, setLeaving] = useState<readonly string[]>();
  if (before !== path) {
    setBefore(path);
    setLeaving(path.length < before.length ? before : undefined);
  }

  useLayoutEffect(() => {
    const change = path.length - depth.current;
    depth.current = path.length;
    const origin = change < 0 ? origins.current[path.length] : undefined;
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    else if (change) heading.current?.focus();
  }, [path]);

  const setOrigin = useCallback((item: HTMLElement) => {
    origins.current[depth.current] = item;
  }, []);

  return {
    heading,
    /** Path of the popped panel while its animation runs. */
    leaving,
    /** Call when the animation of the popped panel has ended. */
    onLeft: () => {
      setLeaving(undefined);
    },
    /** Stores the item that pushes the next panel, to focus it when the panel is popped. */
    setOrigin,
  };
};
