import { useRef, type PointerEvent } from 'react';

interface SwipeHandlers {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** How far a finger goes at least, in CSS pixels, and how much further sideways than up or down. */
const FAR_ENOUGH = 60;
const FLATNESS = 2;
/** Milliseconds; slower is no swipe, but somebody who reads with a finger. */
const FAST_ENOUGH = 600;

/**
 * Hears a finger that sweeps sideways. What it lies on must leave only up and down to the browser
 * (`touch-action: pan-y`): a finger that scrolls is then taken away from here and does nothing.
 */
export const useSwipe = ({ onLeft, onRight }: SwipeHandlers) => {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number; readonly at: number }>(
    undefined,
  );
  return {
    onPointerDown(event: PointerEvent) {
      const { pointerId: id, pointerType, isPrimary, clientX: x, clientY: y, timeStamp: at } = event;
      start.current = pointerType === 'touch' && isPrimary ? { id, x, y, at } : undefined;
    },
    onPointerUp({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
      const { current } = start;
      start.current = undefined;
      if (current?.id !== pointerId || timeStamp - current.at > FAST_ENOUGH) return;
      const across = clientX - current.x;
      const isFlat = Math.abs(across) > FLATNESS * Math.abs(clientY - current.y);
      if (Math.abs(across) < FAR_ENOUGH || !isFlat) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
};
