import type { DraftStore } from '../../domains/search';
import type { Browser } from '../../platform/browser';

/** Milliseconds without a change of the search field after which a shopper who has typed counts as idle. */
const TYPING_IDLE_MS = 2_500;

/**
 * Calls `callback` once, when the page is idle and the shopper has not typed for a while: prefetching must not delay
 * suggestions [MEGA-3].
 *
 * @returns a function that cancels the call
 */
export const onceTypingIdle = (
  browser: Pick<Browser, 'after' | 'whenIdle'>,
  draft: DraftStore,
  callback: () => void,
): (() => void) => {
  const elapse = () => {
    stopListening();
    callback();
  };
  let stopTimer = browser.whenIdle(elapse);
  const stopListening = draft.subscribe(() => {
    stopTimer();
    stopTimer = browser.after(TYPING_IDLE_MS, elapse);
  });
  return () => {
    stopListening();
    stopTimer();
  };
};
