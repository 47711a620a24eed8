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
 * longest wait, whichever comes first [SRCH-6].
 */
export const debounce = <A>(
  run: (argument: A) => void,
  { wait, maxWait }: DebounceOptions,
  clock: Clock,
): Debounced<A> => {
  let stopTimer: (() => void) | undefined;
  let waiting: { readonly argument: A; readonly since: number } | undefined;

  const cancel = () => {
    stopTimer?.();
    stopTimer = waiting = undefined;
  };
  const elapse = () => {
    const due = waiting;
    cancel();
    if (due) {
      run(due.argument);
      stopTimer = clock.after(wait, elapse);
    }
  };
  return {
    cancel,
    call(argument) {
      if (!stopTimer) {
        stopTimer = clock.after(wait, elapse);
        run(argument);
        return;
      }
      const since = waiting?.since ?? clock.now();
      waiting = { argument, since };
      stopTimer();
      stopTimer = clock.after(Math.max(0, Math.min(wait, since + maxWait - clock.now())), elapse);
    },
  };
};
