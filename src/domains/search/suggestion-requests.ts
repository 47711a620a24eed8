import type { Clock } from '../../kernel/clock';
import { createLatest } from '../../kernel/latest';
import type { Result } from '../../kernel/result';
import type { SearchPorts } from './ports';

/** Milliseconds after which a pending request counts as stalled. */
const STALLED_AFTER_MS = 300;

interface SuggestionRequestsDeps extends Pick<SearchPorts, 'suggestions'> {
  readonly clock: Clock;
  readonly setStalled: (isStalled: boolean) => void;
}

/** Creates the requests for suggestions: one at a time, with a report when a response is stalled [SRCH-6]. */
export const createSuggestionRequests = ({ suggestions, clock, setStalled }: SuggestionRequestsDeps) => {
  const latest = createLatest();
  let stopStall: (() => void) | undefined;
  const cancel = () => {
    latest.cancel();
    stopStall?.();
    setStalled(false);
  };
  return {
    /** Cancels the pending request. */
    cancel,
    /** Sends a request, and calls `handle` with its result unless it was cancelled. */
    async send(term: string, handle: (result: Result<readonly string[]>) => void) {
      const attempt = latest.begin();
      stopStall = clock.after(STALLED_AFTER_MS, () => {
        setStalled(true);
      });
      const result = await suggestions.load(term, attempt.signal);
      if (!attempt.isCurrent()) return;
      cancel();
      handle(result);
    },
  };
};
