import type { Clock } from '../../kernel/clock';
import { debounce } from '../../kernel/debounce';
import { createLatest } from '../../kernel/latest';
import { CLEAR_UNDER, SUGGEST_FROM, suggestionsPhrase } from './suggesting';
import type { SearchPorts } from './ports';

interface SuggesterDeps extends Pick<SearchPorts, 'suggestions' | 'announce'> {
  readonly clock: Clock;
  readonly show: (term: string, terms: readonly string[]) => void;
  readonly clear: () => void;
  /** Tells that an answer keeps the shopper waiting, and that it no longer does. */
  readonly stall: (isStalled: boolean) => void;
}

interface Suggester {
  /** Takes a cleaned term through the gate, and asks if it is worth asking [SRCH-5]. */
  readonly consider: (term: string) => void;
  /** Drops what waits and what is under way; the list on show stays. */
  readonly cancel: () => void;
  /** As `cancel`, and the same term will be asked for again. */
  readonly forget: () => void;
}

const DEBOUNCE = { wait: 300, maxWait: 600 } as const;
const CACHE_SIZE = 30;
/** Without an answer for so many milliseconds a request counts as stalled. */
const STALLED_AFTER = 300;

/** Asks for suggestions: gate first, then debounce, newest wins, answered terms kept [SRCH-5] [SRCH-6]. */
export const createSuggester = ({
  suggestions,
  announce,
  clock,
  show,
  clear,
  stall,
}: SuggesterDeps): Suggester => {
  const latest = createLatest();
  const answers = new Map<string, readonly string[]>();
  let asked = '';
  let shown = '';
  let stopStall: (() => void) | undefined;

  /** Makes what is under way stale. */
  const drop = () => {
    latest.cancel();
    stopStall?.();
    stall(false);
  };
  const present = (term: string, terms: readonly string[]) => {
    shown = term;
    show(term, terms);
    announce(suggestionsPhrase(terms.length));
  };
  const remember = (term: string, terms: readonly string[]) => {
    answers.set(term, terms);
    const oldest = answers.keys().next();
    if (answers.size > CACHE_SIZE && !oldest.done) answers.delete(oldest.value);
  };
  const ask = async (term: string) => {
    const mine = latest.begin();
    stopStall = clock.after(STALLED_AFTER, () => {
      stall(true);
    });
    const answer = await suggestions.load(term, mine.signal);
    if (!mine.isCurrent()) return;
    drop();
    if (!answer.ok) {
      // Asked again when the shopper comes back to the term; until then nothing stale is on offer.
      asked = shown = '';
      clear();
      return;
    }
    remember(term, answer.value);
    present(term, answer.value);
  };
  const waiting = debounce((term: string) => void ask(term), DEBOUNCE, clock);

  const cancel = () => {
    waiting.cancel();
    drop();
    asked = shown;
  };
  const forget = () => {
    cancel();
    asked = shown = '';
  };

  return {
    cancel,
    forget,
    consider(term) {
      if (term.length < CLEAR_UNDER) {
        forget();
        clear();
      } else if (term.length < SUGGEST_FROM) {
        cancel();
      } else if (term !== asked) {
        drop();
        asked = term;
        const known = answers.get(term);
        if (known) {
          waiting.cancel();
          present(term, known);
        } else waiting.call(term);
      }
    },
  };
};
