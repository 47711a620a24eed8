import type { Result } from '../../../kernel/result';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createSearchStore } from '../store';

interface Asked {
  readonly term: string;
  readonly signal: AbortSignal;
  /** Answers, and lets all that follows from it happen. */
  readonly answer: (result: Result<readonly string[]>) => Promise<void>;
}

/** A search store in a world that stands still: each request waits until the test answers it. */
export const setUpSearch = (draft = { text: '', isEdited: false }) => {
  const clock = createManualClock();
  const asked: Asked[] = [];
  const announced: string[] = [];
  const searched: string[] = [];
  const store = createSearchStore({
    clock,
    draft,
    announce: (phrase) => announced.push(phrase),
    search: (term) => searched.push(term),
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
  });
  return {
    clock,
    store,
    announced,
    searched,
    asked,
    /** Types, and waits until the pause after it is over. */
    type: (text: string) => {
      store.getState().input(text);
      clock.pass(1000);
    },
    /** The terms asked for, in their order. */
    terms: () => asked.map(({ term }) => term),
    /** Answers the newest request with these terms. */
    answerLast: async (...terms: string[]) => asked.at(-1)?.answer({ ok: true, value: terms }),
    shown: () => {
      const { isListOpen, terms, active } = store.getState();
      return { isListOpen, terms, active };
    },
  };
};
