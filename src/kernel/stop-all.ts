/** Returns a function that calls all of these functions, which remove listeners or timers. */
export const stopAll =
  (...stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };
