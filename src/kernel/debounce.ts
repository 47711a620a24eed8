import type { Clock } from './clock';

interface DebounceOptions {
  /** Milliseconds without a call after which the newest call runs. */
  readonly wait: number;
  /** Milliseconds after the last run at which a waiting call runs even if calls continue. */
  readonly maxWait: number;
}

/**
 * Debounces with a leading call: runs the first call at once, then only the newest of the following calls, once no
 * call has been made for `wait` or once `maxWait` has passed since the last run [SRCH-6].
 */
export const debounce = <A>(run: (argument: A) => void, { wait, maxWait }: DebounceOptions, clock: Clock) => {
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
    call: (argument: A) => {
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
