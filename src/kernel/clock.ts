/** Time as an argument, so that rules and stores run the same in a browser, on a server and in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back once after `milliseconds`; the answer cancels. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}
