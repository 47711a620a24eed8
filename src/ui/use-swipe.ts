import { useRef, type PointerEvent } from 'react';

interface SwipeHandlers {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

const MIN_DISTANCE_PX = 60;
/** Minimum ratio of the horizontal to the vertical distance. */
const MIN_SLOPE_RATIO = 2;
/** A slower movement is not a swipe: some people follow the text with a finger. */
const MAX_DURATION_MS = 600;

/**
 * Returns pointer handlers that detect horizontal swipes by touch. Their element must have `touch-action: pan-y`: the
 * browser then handles vertical scrolling and cancels the pointer, so that scrolling is not taken for a swipe.
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
      if (current?.id !== pointerId || timeStamp - current.at > MAX_DURATION_MS) return;
      const across = clientX - current.x;
      const isFlat = Math.abs(across) > MIN_SLOPE_RATIO * Math.abs(clientY - current.y);
      if (Math.abs(across) < MIN_DISTANCE_PX || !isFlat) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
};
