import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Tooltip.module.css';
import { useEscape } from './use-escape';

interface TooltipProps {
  readonly tip: string;
  /** The control that it explains, described by the id that it is given. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * A few words beside a control, under the pointer, in focus, or touched for long. Its delays are its style's
 * (300 ms in, 200 ms out; 500 and 1,500 ms by touch), so it needs no clock [CONT-8]. Escape takes it away.
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
    // Near the window's edge it grows the other way.
    if (left < 0 || right > element.ownerDocument.documentElement.clientWidth) setIsAtEnd(true);
  }, [isWanted]);
  const want = (wanted: boolean) => () => {
    setIsWanted(wanted);
  };
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
