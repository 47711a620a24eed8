import type { Clock } from '../../kernel/clock';
import { debounce } from '../../kernel/debounce';
import { MIN_SHOWN_LENGTH, MIN_REQUEST_LENGTH } from './suggestion-rules';
import { SUGGESTIONS_AVAILABLE } from './texts';
import { createSuggestionRequests } from './suggestion-requests';
import type { SearchPorts } from './ports';

interface SuggesterDeps extends Pick<SearchPorts, 'suggestions' | 'announce'> {
  readonly clock: Clock;
  readonly show: (term: string, terms: readonly string[]) => void;
  readonly clear: () => void;
  /** Called with true when a response takes longer than 300 ms, and with false when it is no longer awaited. */
  readonly setStalled: (isStalled: boolean) => void;
}

export interface Suggester {
  /** Requests, keeps or clears suggestions, depending on the length of a cleaned term [SRCH-5]. */
  readonly onTermChange: (term: string) => void;
  /** Cancels the debounced and the pending request; the shown list stays. */
  readonly cancel: () => void;
  /** Like `cancel`, and the same term is requested again. */
  readonly reset: () => void;
}

/** Milliseconds [SRCH-6]. */
const DEBOUNCE_MS = { wait: 300, maxWait: 600 } as const;
const CACHE_SIZE = 30;

/**
 * Creates the requests for suggestions: checks the term's length, then debounces, cancels older requests and caches
 * responses [SRCH-5] [SRCH-6].
 */
export const createSuggester = (deps: SuggesterDeps): Suggester => {
  const { announce, clock, show, clear } = deps;
  const requests = createSuggestionRequests(deps);
  const cache = new Map<string, readonly string[]>();
  let requested = '';
  let shown = '';

  const showTerms = (term: string, terms: readonly string[]) => {
    shown = term;
    show(term, terms);
    announce(SUGGESTIONS_AVAILABLE, { count: terms.length });
  };
  const remember = (term: string, terms: readonly string[]) => {
    cache.set(term, terms);
    const oldest = cache.keys().next();
    if (cache.size > CACHE_SIZE && !oldest.done) cache.delete(oldest.value);
  };
  const request = (term: string) =>
    requests.send(term, (result) => {
      if (!result.ok) {
        // The term is requested again when it is typed again; until then no outdated suggestions are shown [SRCH-12].
        requested = shown = '';
        show(term, []);
        return;
      }
      remember(term, result.value);
      showTerms(term, result.value);
    });
  const debounced = debounce((term: string) => void request(term), DEBOUNCE_MS, clock);

  const cancel = () => {
    debounced.cancel();
    requests.cancel();
    requested = shown;
  };
  const reset = () => {
    cancel();
    requested = shown = '';
  };

  return {
    cancel,
    reset,
    onTermChange(term) {
      if (term.length < MIN_SHOWN_LENGTH) {
        reset();
        clear();
      } else if (term.length < MIN_REQUEST_LENGTH) {
        cancel();
      } else if (term !== requested) {
        requests.cancel();
        requested = term;
        const cached = cache.get(term);
        if (cached) {
          debounced.cancel();
          showTerms(term, cached);
        } else debounced.call(term);
      }
    },
  };
};
