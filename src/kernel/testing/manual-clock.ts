import type { Clock } from '../clock';

export interface ManualClock extends Clock {
  /** Lets time pass, in milliseconds; what falls due is called back in its order. */
  readonly pass: (milliseconds: number) => void;
  /** How many callbacks are still to come. */
  readonly pending: () => number;
}

/** A clock that stands still until it is moved. */
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
      return () => {
        timers.delete(timer);
      };
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
