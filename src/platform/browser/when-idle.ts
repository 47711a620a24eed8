import { listen } from './listen';

/** Milliseconds after which a page counts as idle, even if it still loads or works. */
const LIMIT_MS = 2_500;
/** Pause after the load of the page in browsers without idle callbacks. */
const WITHOUT_IDLE_CALLBACKS_MS = 200;

const requestIdle = (callback: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, WITHOUT_IDLE_CALLBACKS_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback);
  return () => cancelIdleCallback(request);
};

/**
 * Calls `callback` once, when the page has loaded and the browser has nothing else to do; after 2.5 s at the latest.
 *
 * @returns a function that cancels the call
 */
export const whenIdle = (callback: () => void): (() => void) => {
  const elapse = () => {
    stop();
    callback();
  };
  const limit = setTimeout(elapse, LIMIT_MS);
  let stopWaiting: (() => void) | undefined;
  const stop = () => {
    clearTimeout(limit);
    stopWaiting?.();
  };
  const wait = () => {
    stopWaiting?.();
    stopWaiting = requestIdle(elapse);
  };
  if (document.readyState === 'complete') wait();
  else stopWaiting = listen(window, 'load', wait);
  return stop;
};
