import type { HTMLAttributes, MouseEvent, PointerEvent } from 'react';
import type { Clock } from '../../kernel/clock';

/** How long a finger stays on an element, in milliseconds. */
const LONG_PRESS_MS = 500;

interface LongPress {
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu' | 'onClickCapture'
  >;
  /** Clears the timer. */
  readonly stop: () => void;
}

/**
 * Recognises a long press by a finger or a pen. The link below is not followed then, and the browser's own menu stays closed.
 *
 * @param press called after 500 ms; returns whether it did something
 */
export const createLongPress = (clock: Clock, press: () => boolean): LongPress => {
  let isDone = false;
  let stopTimer: (() => void) | undefined;
  const stop = () => stopTimer?.();
  return {
    stop,
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        stop();
        isDone = false;
        if (pointerType === 'mouse') return;
        stopTimer = clock.after(LONG_PRESS_MS, () => {
          isDone = press();
        });
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (isDone) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (isDone) event.preventDefault();
        isDone = false;
      },
    },
  };
};
