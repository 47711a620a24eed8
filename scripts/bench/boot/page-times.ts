/** The function of the window that the probe calls once with {@link PageTimes} as JSON. */
export const PAGE_TIMES = 'pageTimes';

/** Milliseconds from the start of the navigation. */
export interface PageTimes {
  /** The frame that shows the header. */
  readonly shown: number;
  /** The frame that shows the groceries panel after a press as soon as there is a button, while a typed letter is kept. */
  readonly usable: number;
}

declare global {
  interface Window {
    readonly [PAGE_TIMES]: (times: string) => void;
  }
}
