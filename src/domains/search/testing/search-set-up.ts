import { english } from '../../../kernel/translate';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createPendingCalls } from '../../../kernel/testing/pending-calls';
import { createDraft } from '../draft';
import type { HistoryStorage, SearchPorts, Suggestions } from '../ports';
import { createSearchStore } from '../store';

/** Creates a storage of recent searches that other tabs can change. */
export const createHistoryStorage = (text?: string) => {
  const listeners = new Set<() => void>();
  const memory = { text, mayAdd: true };
  const storage: HistoryStorage = {
    read: () => memory.text,
    write: (next) => {
      memory.text = next;
    },
    remove: () => {
      memory.text = undefined;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    mayAdd: () => memory.mayAdd,
  };
  return {
    memory,
    storage,
    listeners,
    /** Simulates a write by another tab. */
    changeInOtherTab: (next: string | undefined) => {
      memory.text = next;
      for (const listener of listeners) listener();
    },
  };
};

/** The stored text of a history. */
export const stored = (...terms: string[]): string => JSON.stringify(terms.map((term) => ({ term })));

/** Creates ports that record what the search does in the header. */
const createRecordingPorts = () => {
  const announced: string[] = [];
  const searched: string[] = [];
  const newTabs: string[] = [];
  const opened: string[] = [];
  const closings: string[] = [];
  const silences: boolean[] = [];
  const ports = {
    history: undefined,
    aisles: { load: () => Promise.resolve([]), matching: () => [] },
    open: (href, inNewTab) => (inNewTab ? newTabs : opened).push(href),
    isOverlay: () => false,
    onHidden: () => () => undefined,
    closeOverlay: () => closings.push('overlay'),
    composesPlainWords: false,
    announce: (...message) => announced.push(english(...message)),
    setSilent: (isSilent) => silences.push(isSilent),
    search: (term, inNewTab, category) =>
      (inNewTab ? newTabs : searched).push(category ? `${term} in ${category}` : term),
  } satisfies Partial<SearchPorts>;
  return { ports, announced, searched, newTabs, opened, closings, silences };
};

/** Creates a search store with a manual clock; each request is pending until the test responds. */
export const setUpSearch = (changes: Partial<SearchPorts> = {}) => {
  const clock = createManualClock();
  const { draft = createDraft('') } = changes;
  const { calls: requests, send: load } = createPendingCalls<Suggestions['load']>();
  const { ports, ...records } = createRecordingPorts();
  const store = createSearchStore({ ...ports, clock, suggestions: { load }, ...changes, draft });
  const input = (text: string) => {
    draft.setState({ text, isEdited: true });
  };
  /** Types a text, and advances the clock past the debounce. */
  const type = (text: string) => {
    input(text);
    clock.pass(1000);
  };
  const respondLast = async (...terms: string[]) =>
    requests.at(-1)?.respond({ ok: true, value: { terms, scopes: [] } });
  return {
    clock,
    store,
    draft,
    ...records,
    requests,
    stop: store.getState().start(),
    input,
    compose: (text: string) => {
      draft.setState({ isComposing: true });
      input(text);
    },
    endComposing: (text: string) => {
      draft.setState({ text, isComposing: false });
    },
    type,
    /** Types a term, and responds with it and further ones. */
    suggest: async (term: string, ...more: string[]) => {
      type(term);
      await respondLast(term, ...more);
    },
    terms: () => requests.map(({ args: [term] }) => term),
    respondLast,
    shown: () => {
      const { popup, grid, active } = store.getState();
      const terms = grid.flatMap(([cell]) =>
        cell && 'term' in cell && cell.kind !== 'search' ? [cell.term] : [],
      );
      return { popup, terms, active: active.row };
    },
  };
};
