/**
 * The search, from a typed letter to painted suggestions, step by step:
 *
 * 1. `ui/SearchForm.tsx`: the field. Its first focus loads the search; each change of its text goes to the draft.
 * 2. `draft.ts`: the text, and `cleanTerm`. It is stored before the search has loaded, too.
 * 3. `features/search/lazy-search.ts`: loads the search, creates this store with its ports, and starts it.
 * 4. This file: `createSuggester` listens to the draft. It ignores what an input method composes, and cleans the text.
 *    `createSuggestions` checks the term's length, and shows the suggestions of a cached term at once. Any other term is
 *    debounced. `createRequests` cancels the previous request, and marks the popup as stalled after 300 ms.
 * 5. `api.ts`: sends the request, and decodes the response into a list of terms, and of searches within a category.
 * 6. `state.ts`: `suggestionGrid` makes rows of these and of the aisles that match. `show` puts them into the state.
 * 7. `ui/SearchPopup.tsx`: renders the rows. `highlight.ts` finds the words that are marked.
 * 8. After the paint, `lazy-search.ts` announces the number of suggestions.
 *
 * `actions.ts` has what the keys, the pointer and the focus call, `start-popup.ts` the popup of an empty field.
 */
import { createStore } from 'zustand/vanilla';
import { debounce } from '../../kernel/debounce';
import { createLatest } from '../../kernel/latest';
import type { Result } from '../../kernel/result';
import { createActions, type Suggester } from './actions';
import { cleanTerm, type SearchDraft } from './draft';
import type { SearchPorts, Suggested } from './ports';
import { createStartPopup, type StartPopup } from './start-popup';
import {
  EMPTY,
  IN_FIELD,
  suggestionGrid,
  withSearchTerm,
  type SearchContext,
  type SearchState,
  type SearchStore,
} from './state';
import { SUGGESTIONS_AVAILABLE } from './texts';

/** Length from which suggestions are requested [SRCH-5]. */
const MIN_REQUEST_LENGTH = 3;
/** Length below which the shown suggestions are cleared [SRCH-5]. */
const MIN_SHOWN_LENGTH = 2;
/** Milliseconds [SRCH-6]. */
const DEBOUNCE_MS = { wait: 300, maxWait: 600 } as const;
/** Milliseconds after which a pending request counts as stalled [SRCH-6]. */
const STALLED_AFTER_MS = 300;
const CACHE_SIZE = 30;

/** Some keyboards compose every plain word. A composition of such text counts as typing there [SRCH-11]. */
const LATIN_TEXT = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]*$/u;

const NONE: Suggested = { terms: [], scopes: [] };

/** Creates the requests to the service: one at a time, with a report when a response is stalled [SRCH-6]. */
const createRequests = (
  { suggestions, clock, set, get }: SearchContext,
  showTyped: (term: string) => void,
) => {
  const latest = createLatest();
  let stopStall: (() => void) | undefined;
  const setStalled = (isStalled: boolean) => {
    if (isStalled !== get().isStalled) set({ isStalled });
  };
  const cancel = () => {
    latest.cancel();
    stopStall?.();
    setStalled(false);
  };
  return {
    cancel,
    /** Sends a request, and calls `handle` with its result unless it was cancelled. */
    async send(term: string, handle: (result: Result<Suggested>) => void) {
      const attempt = latest.begin();
      stopStall = clock.after(STALLED_AFTER_MS, () => {
        setStalled(true);
        if (get().popup === 'none') showTyped(term);
      });
      const result = await suggestions.load(term, attempt.signal);
      if (!attempt.isCurrent()) return;
      cancel();
      handle(result);
    },
  };
};

/** Creates what shows the suggestions of a cleaned term: from the cache, or by a debounced request [SRCH-5] [SRCH-6]. */
const createSuggestions = (context: SearchContext) => {
  const { aisles, announce, clock, get, set } = context;
  const cache = new Map<string, Suggested>();
  let requested = '';
  let shown = '';

  const show = (term: string, suggested: Suggested) => {
    const grid = suggestionGrid(term, suggested, aisles.matching(term));
    set({ popup: 'suggestions', resultsTerm: term, grid, active: IN_FIELD });
  };
  // Without a response, the term as typed can be searched for.
  const requests = createRequests(context, (term) => {
    show(term, NONE);
  });
  const showAndAnnounce = (term: string, suggested: Suggested) => {
    shown = term;
    show(term, suggested);
    announce(SUGGESTIONS_AVAILABLE, { count: suggested.terms.length });
  };
  const addToCache = (term: string, suggested: Suggested) => {
    cache.set(term, suggested);
    const oldest = cache.keys().next();
    if (cache.size > CACHE_SIZE && !oldest.done) cache.delete(oldest.value);
  };
  const request = (term: string) =>
    requests.send(term, (result) => {
      if (!result.ok) {
        // The term is requested again when it is typed again; until then no outdated suggestions are shown [SRCH-12].
        requested = shown = '';
        show(term, NONE);
        return;
      }
      const { terms, scopes } = result.value;
      const suggested = { terms: terms.slice(0, get().maxTerms), scopes };
      addToCache(term, suggested);
      showAndAnnounce(term, suggested);
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
  const suggest = (term: string) => {
    if (term.length < MIN_SHOWN_LENGTH) {
      reset();
      set(EMPTY);
    } else if (term.length < MIN_REQUEST_LENGTH) {
      cancel();
    } else if (term !== requested) {
      requests.cancel();
      requested = term;
      const cached = cache.get(term);
      if (cached) {
        debounced.cancel();
        showAndAnnounce(term, cached);
      } else debounced.call(term);
    }
  };
  return { suggest, cancel, reset };
};

/** Creates what opens, updates or closes the popup with each change of the field's text. */
const createSuggester = (context: SearchContext, startPopup: StartPopup): Suggester => {
  const { draft, composesPlainWords, setSilent, set, get } = context;
  const { suggest, cancel, reset } = createSuggestions(context);
  let isOwnChange = false;
  const isSilent = ({ text, isComposing } = draft.getState()) =>
    isComposing && !(composesPlainWords && LATIN_TEXT.test(text));
  const isStart = () => get().popup === 'history' || get().popup === 'aisles';
  const edit = (text: string) => {
    const term = cleanTerm(text);
    startPopup.cancel();
    // The selection belongs to the previous value of the field.
    if (isStart()) set(EMPTY);
    else if (get().popup === 'suggestions') set({ active: IN_FIELD, grid: withSearchTerm(get().grid, term) });
    suggest(term);
    if (text === '') startPopup.show();
  };
  const onChange = (now: SearchDraft) => {
    setSilent(isSilent(now));
    if (isOwnChange) return;
    if (isSilent(now)) {
      cancel();
      if (isStart() && now.text !== '') set(EMPTY);
    } else if (now.isEdited) edit(now.text);
    else {
      reset();
      set(EMPTY);
    }
  };
  return {
    suggest,
    cancel,
    reset,
    isSilent: () => isSilent(),
    start: () => draft.subscribe(onChange),
    write(text) {
      isOwnChange = true;
      draft.setState({ text, isEdited: true });
      isOwnChange = false;
    },
  };
};

/** Creates the store of the search popup: suggestions, history, selection and submit. */
export const createSearchStore = (ports: SearchPorts): SearchStore =>
  createStore<SearchState>()((set, get) => {
    const context = { ...ports, set, get };
    const startPopup = createStartPopup(context);
    const suggester = createSuggester(context, startPopup);
    return {
      ...EMPTY,
      isStalled: false,
      undoText: undefined,
      ...createActions(context, suggester, startPopup),
    };
  });
