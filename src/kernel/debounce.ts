import type { Clock } from './clock';

interface DebounceOptions {
  /** Quiet time after the last call, in milliseconds. */
  readonly wait: number;
  /** The longest that a waiting call is put off, in milliseconds. */
  readonly maxWait: number;
}

export interface Debounced<A> {
  readonly call: (argument: A) => void;
  readonly cancel: () => void;
}

/**
 * Runs the first call at once and then the newest of the following ones, after a quiet time or the
 * longest wait since the last run, whichever comes first [SRCH-6].
 */
export const debounce = <A>(
  run: (argument: A) => void,
  { wait, maxWait }: DebounceOptions,
  clock: Clock,
): Debounced<A> => {
  let stopTimer: (() => void) | undefined;
  let waiting: { readonly argument: A } | undefined;
  let lastRun = 0;

  const cancel = () => {
    stopTimer?.();
    stopTimer = waiting = undefined;
  };
  const runNow = (argument: A) => {
    lastRun = clock.now();
    stopTimer = clock.after(wait, elapse);
    run(argument);
  };
  const elapse = () => {
    const due = waiting;
    cancel();
    if (due) runNow(due.argument);
  };
  return {
    cancel,
    call(argument) {
      if (!stopTimer) {
        runNow(argument);
        return;
      }
      waiting = { argument };
      stopTimer();
      stopTimer = clock.after(Math.max(0, Math.min(wait, lastRun + maxWait - clock.now())), elapse);
    },
  };
};
