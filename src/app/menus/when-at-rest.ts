import type { DraftStore } from '../../domains/search';
import type { Clock } from '../../kernel/clock';

/** Milliseconds without a change of the search field after which the page counts as being at rest. */
const AT_REST = 2_500;

/**
 * Calls back once, when nobody has typed for a while: who types waits for suggestions, and what nobody asked for
 * must not come in between [MEGA-3].
 *
 * @returns gives it up
 */
export const whenAtRest = (clock: Clock, draft: DraftStore, callback: () => void): (() => void) => {
  const elapse = () => {
    stopHearing();
    callback();
  };
  let stopTimer = clock.after(AT_REST, elapse);
  const stopHearing = draft.subscribe(() => {
    stopTimer();
    stopTimer = clock.after(AT_REST, elapse);
  });
  return () => {
    stopHearing();
    stopTimer();
  };
};
