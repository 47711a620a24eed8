import type { Result } from '../../../kernel/result';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createDraft, pristine } from '../draft';
import type { HistoryStorage } from '../ports';
import { createSearchStore, type SearchDeps } from '../store';

interface Asked {
  readonly term: string;
  readonly signal: AbortSignal;
  /** Answers, and lets all that follows from it happen. */
  readonly answer: (result: Result<readonly string[]>) => Promise<void>;
}

/** Storage of recent searches that other tabs can change. */
export const createHistoryStorage = (text?: string) => {
  const listeners = new Set<() => void>();
  const kept = { text, mayAdd: true };
  const storage: HistoryStorage = {
    read: () => kept.text,
    write: (next) => {
      kept.text = next;
    },
    remove: () => {
      kept.text = undefined;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    mayAdd: () => kept.mayAdd,
  };
  return {
    kept,
    storage,
    listeners,
    /** Another tab writes. */
    changeElsewhere: (next: string | undefined) => {
      kept.text = next;
      for (const listener of listeners) listener();
    },
  };
};

export const stored = (...terms: string[]): string => JSON.stringify(terms.map((term) => ({ term })));

/** A search store in a world that stands still: each request waits until the test answers it. */
export const setUpSearch = (changes: Partial<SearchDeps> = {}) => {
  const clock = createManualClock();
  const draft = createDraft('');
  const asked: Asked[] = [];
  const announced: string[] = [];
  const searched: string[] = [];
  const newTabs: string[] = [];
  const silences: boolean[] = [];
  const store = createSearchStore({
    clock,
    draft,
    history: undefined,
    composesPlainWords: false,
    announce: (phrase) => announced.push(phrase),
    setSilent: (isSilent) => silences.push(isSilent),
    search: (term, inNewTab) => (inNewTab ? newTabs : searched).push(term),
    suggestions: {
      load: (term, signal) =>
        new Promise((resolve) => {
          const answer = async (result: Result<readonly string[]>) => {
            resolve(result);
            await new Promise<void>((done) => {
              process.nextTick(done);
            });
          };
          asked.push({ term, signal, answer });
        }),
    },
    ...changes,
  });
  const input = (text: string) => {
    draft.setState({ text, isEdited: true });
  };
  return {
    clock,
    store,
    draft,
    announced,
    searched,
    newTabs,
    silences,
    asked,
    stop: store.getState().start(),
    input,
    compose: (text: string) => {
      draft.setState({ isComposing: true });
      input(text);
    },
    endComposing: (text: string) => {
      draft.setState({ text, isComposing: false });
    },
    /** The shopper cancels: the field is as a page brings it. */
    reset: () => {
      draft.setState(pristine(''));
    },
    /** Types, and waits until the pause after it is over. */
    type: (text: string) => {
      input(text);
      clock.pass(1000);
    },
    /** The terms asked for, in their order. */
    terms: () => asked.map(({ term }) => term),
    /** Answers the newest request with these terms. */
    answerLast: async (...terms: string[]) => asked.at(-1)?.answer({ ok: true, value: terms }),
    shown: () => {
      const { popup, grid, active } = store.getState();
      const terms = grid.flatMap(([cell]) => (cell && 'term' in cell ? [cell.term] : []));
      return { popup, terms, active: active.row };
    },
  };
};
