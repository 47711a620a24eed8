import type { Clock } from '../clock';

export interface ManualClock extends Clock {
  /** Advances the time by `milliseconds` and calls the callbacks that are due, in order. */
  readonly pass: (milliseconds: number) => void;
  /** Returns the number of pending timers. */
  readonly pending: () => number;
}

/** Creates a clock whose time changes only by `pass`. */
export const createManualClock = (start = 0): ManualClock => {
  let now = start;
  const timers = new Set<{ readonly due: number; readonly callback: () => void }>();
  const nextUntil = (end: number) =>
    [...timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];

  return {
    now: () => now,
    pending: () => timers.size,
    after(milliseconds, callback) {
      const timer = { due: now + milliseconds, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        now = next.due;
        timers.delete(next);
        next.callback();
      }
      now = end;
    },
  };
};
