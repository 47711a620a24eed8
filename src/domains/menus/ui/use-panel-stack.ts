import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Panels that are pushed over each other and popped again. A pushed panel's heading takes the focus; Back gives
 * it to the item that one came from [SLID-1].
 *
 * @param path ids of the panels over the first one, outermost first; the same array while nothing moves
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
    const isPushed = path.length > depth.current;
    const isPopped = path.length < depth.current;
    depth.current = path.length;
    const origin = isPopped ? origins.current[path.length] : undefined;
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    else if (isPushed || isPopped) heading.current?.focus();
  }, [path]);

  const comeFrom = useCallback((item: HTMLElement) => {
    origins.current[depth.current] = item;
  }, []);

  return {
    heading,
    /** Path of the panel that was popped, while it slides away. */
    leaving,
    onLeft: () => {
      setLeaving(undefined);
    },
    /** Remembers the item that pushes the next panel. */
    comeFrom,
  };
};
