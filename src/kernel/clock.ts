/** The time and timers, passed as an argument so that code runs in a browser, on a server and in tests. */
export interface Clock {
  /** Returns the milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `callback` once after `milliseconds`. Returns a function that cancels the timer. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}
