import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Tooltip.module.css';
import { useEscape } from './use-escape';

interface TooltipProps {
  readonly tip: string;
  /** Renders the control that the tip explains; `describedBy` is the id for its aria-describedby. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * A short text next to a control, shown on hover, on keyboard focus and on a long touch. CSS transitions delay it
 * (300 ms to show, 200 ms to hide; 500 and 1,500 ms by touch), so it needs no timers [CONT-8]. Escape hides it.
 */
export const Tooltip = ({ tip, children }: TooltipProps) => {
  const id = useId();
  const region = useRef<HTMLSpanElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [byTouch, setByTouch] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    // Near the edge of the window the tip is aligned to the other side of the control.
    if (left < 0 || right > element.ownerDocument.documentElement.clientWidth) setIsAtEnd(true);
  }, [isWanted]);
  const want = (wanted: boolean) => () => setIsWanted(wanted);
  useEscape(region, isWanted, want(false));
  return (
    <span
      ref={region}
      className={styles.region}
      onPointerEnter={({ pointerType }) => {
        setByTouch(pointerType === 'touch');
        setIsWanted(true);
      }}
      onPointerLeave={want(false)}
      onPointerCancel={want(false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setIsWanted(true);
      }}
      onBlur={want(false)}
    >
      {children(id)}
      <span
        ref={bubble}
        role="tooltip"
        id={id}
        className={styles.tip}
        data-wanted={isWanted}
        data-touch={byTouch}
        data-end={isAtEnd}
      >
        {tip}
      </span>
    </span>
  );
};
