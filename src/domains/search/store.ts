import { createStore } from 'zustand/vanilla';
import { createActions } from './actions';
import type { SearchDeps } from './context';
import { IN_FIELD, suggestionGrid } from './grid';
import { createHistoryPopup } from './history-popup';
import { EMPTY, type SearchState, type SearchStore } from './state';
import { createSuggester } from './suggester';

/** Creates the store of the search popup: suggestions, history, selection and submit. */
export const createSearchStore = (deps: SearchDeps): SearchStore =>
  createStore<SearchState>()((set, get) => {
    const context = { ...deps, set, get };
    const suggester = createSuggester({
      ...deps,
      show: (resultsTerm, terms) => {
        const grid = suggestionGrid(resultsTerm, terms, deps.aisles.matching(resultsTerm));
        set({ popup: 'suggestions', resultsTerm, grid, active: IN_FIELD });
      },
      clear: () => {
        set(EMPTY);
      },
      setStalled: (isStalled) => {
        if (isStalled !== get().isStalled) set({ isStalled });
      },
    });
    return {
      ...EMPTY,
      isStalled: false,
      undoText: undefined,
      ...createActions(context, suggester, createHistoryPopup(context)),
    };
  });
