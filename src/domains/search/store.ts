import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import type { SearchDraft } from './draft';
import { cleanTerm, nextOption } from './model';
import type { SearchPorts } from './ports';
import { createSuggester } from './suggester';

export interface SearchState extends SearchDraft {
  /** Terms on offer, and the term that they answer. */
  readonly terms: readonly string[];
  readonly answeredTerm: string;
  readonly isListOpen: boolean;
  /** Index of the selected term, -1 for none. */
  readonly active: number;
  readonly input: (text: string) => void;
  readonly composeStart: () => void;
  readonly composeEnd: (text: string) => void;
  readonly clear: () => void;
  readonly move: (key: 'up' | 'down') => void;
  readonly closeList: () => void;
  /** Searches for the selected suggestion, else for what the field holds; nothing while pristine. */
  readonly submit: () => void;
  readonly pick: (term: string) => void;
  /** Empties the field, which is pristine again [SRCH-10]. */
  readonly reset: () => void;
}

export type SearchStore = StoreApi<SearchState>;

interface SearchDeps extends SearchPorts {
  readonly clock: Clock;
  /** What the field held before the store was there. */
  readonly draft: SearchDraft;
}

const EMPTY_LIST = { terms: [], answeredTerm: '', isListOpen: false, active: -1 } as const;

export const createSearchStore = ({ suggestions, announce, search, clock, draft }: SearchDeps): SearchStore =>
  createStore<SearchState>()((set, get) => {
    let isComposing = false;

    const suggester = createSuggester({
      suggestions,
      clock,
      announce: (phrase) => {
        if (!isComposing) announce(phrase);
      },
      show: (answeredTerm, terms) => {
        set({ terms, answeredTerm, isListOpen: terms.length > 0, active: -1 });
      },
      clear: () => {
        set(EMPTY_LIST);
      },
    });

    const leaveFor = (term: string) => {
      suggester.cancel();
      set(EMPTY_LIST);
      search(cleanTerm(term));
    };

    return {
      ...EMPTY_LIST,
      ...draft,
      input(text) {
        set({ text, isEdited: true });
        if (!isComposing) suggester.consider(cleanTerm(text));
      },
      composeStart() {
        isComposing = true;
      },
      composeEnd(text) {
        isComposing = false;
        get().input(text);
      },
      clear() {
        get().input('');
      },
      move(key) {
        const { terms, active } = get();
        if (terms.length > 0) set({ active: nextOption(active, terms.length, key), isListOpen: true });
      },
      closeList() {
        suggester.cancel();
        set({ isListOpen: false, active: -1 });
      },
      submit() {
        const { terms, active, text, isEdited } = get();
        if (isComposing || !isEdited) return;
        const picked = terms[active];
        if (picked === undefined) leaveFor(text);
        else get().pick(picked);
      },
      pick(term) {
        set({ text: term });
        leaveFor(term);
      },
      reset() {
        suggester.forget();
        set({ ...EMPTY_LIST, text: '', isEdited: false });
      },
    };
  });
