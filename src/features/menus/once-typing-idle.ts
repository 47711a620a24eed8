import type { DraftStore } from '../../domains/search';
import type { Clock } from '../../kernel/clock';

/** Milliseconds without a change of the search field after which the page counts as idle. */
const AT_REST = 2_500;

/**
 * Calls `callback` once, when the shopper has not typed for a while: prefetching must not delay suggestions [MEGA-3].
 *
 * @returns a function that cancels the call
 */
export const onceTypingIdle = (clock: Clock, draft: DraftStore, callback: () => void): (() => void) => {
  const elapse = () => {
    stopListening();
    callback();
  };
  let stopTimer = clock.after(AT_REST, elapse);
  const stopListening = draft.subscribe(() => {
    stopTimer();
    stopTimer = clock.after(AT_REST, elapse);
  });
  return () => {
    stopListening();
    stopTimer();
  };
};
