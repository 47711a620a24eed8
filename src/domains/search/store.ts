import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import type { DraftStore, SearchDraft } from './draft';
import {
  cellAt,
  follow,
  historyGrid,
  IN_FIELD,
  move,
  suggestionGrid,
  type Arrow,
  type Cell,
  type Grid,
  type Place,
} from './grid';
import { historyAnnouncement } from './history';
import { cleanTerm } from './model';
import { isSilentComposition } from './suggestion-rules';
import type { SearchPorts } from './ports';
import { createRecentSearches } from './recent-searches';
import { createSuggester } from './suggester';

export interface SearchState {
  /** The popup that is open under the field. */
  readonly popup: 'none' | 'suggestions' | 'history';
  readonly grid: Grid;
  /** The selected cell; the keyboard moves it while the focus stays in the field. */
  readonly active: Place;
  /** The term of the shown suggestions. */
  readonly resultsTerm: string;
  /** True while a response takes longer than 300 ms. */
  readonly isStalled: boolean;
  /** Describes the removal that Undo would restore; undefined when there is none. */
  readonly undoText: string | undefined;
  /** Call when the field gets the focus: an empty field opens the history [HIST-1]. */
  readonly focus: () => void;
  readonly move: (arrow: Arrow) => void;
  /** Runs the action of a cell. @param by the keyboard keeps a selection afterwards, the pointer does not */
  readonly act: (cell: Cell, by: 'keyboard' | 'pointer', inNewTab?: boolean) => void;
  /** Opens the history or the suggestions of the field's value, without a selection. */
  readonly open: () => void;
  /** Closes the popup; an arrow key opens it again. */
  readonly close: () => void;
  /** Closes the popup and removes its content [SRCH-8]. */
  readonly clear: () => void;
  /** Searches for the field's value. Does nothing before the field is edited, and during a composition. */
  readonly submit: (inNewTab?: boolean) => void;
  /** Subscribes to the field and to other tabs. Returns a function that unsubscribes and clears the popup. */
  readonly start: () => () => void;
}

export type SearchStore = StoreApi<SearchState>;

export interface SearchDeps extends SearchPorts {
  readonly clock: Clock;
  readonly draft: DraftStore;
  /** True when the keyboard composes every plain word. */
  readonly composesPlainWords: boolean;
}

const CLOSED = { popup: 'none', active: IN_FIELD } as const;
const EMPTY = { ...CLOSED, grid: [], resultsTerm: '' } as const;

/** Creates the store of the search popup: suggestions, history, selection and submit. */
export const createSearchStore = (deps: SearchDeps): SearchStore =>
  createStore<SearchState>()((set, get) => {
    const { draft, clock, announce } = deps;
    const isQuiet = (now: SearchDraft) => isSilentComposition(now, deps.composesPlainWords);

    const suggester = createSuggester({
      suggestions: deps.suggestions,
      clock,
      announce,
      show: (resultsTerm, terms) => {
        const popup = terms.length > 0 ? 'suggestions' : 'none';
        set({ popup, resultsTerm, grid: suggestionGrid(terms), active: IN_FIELD });
      },
      clear: () => {
        set(EMPTY);
      },
      setStalled: (isStalled) => {
        if (isStalled !== get().isStalled) set({ isStalled });
      },
    });

    const history = createRecentSearches({
      storage: deps.history,
      clock,
      onChange: () => {
        if (get().popup === 'history') refresh('keyboard');
      },
    });
    const readHistory = (): Pick<SearchState, 'grid' | 'undoText'> => {
      const undoText = history.undoText();
      return { undoText, grid: historyGrid(history.shown(), undoText !== undefined) };
    };
    const refresh = (by: 'keyboard' | 'pointer') => {
      const before = get();
      const next = readHistory();
      if (next.grid.length === 0) set(EMPTY);
      else
        set({ ...next, active: by === 'pointer' ? IN_FIELD : follow(before.grid, before.active, next.grid) });
    };
    const showHistory = () => {
      const next = readHistory();
      if (next.grid.length === 0) return;
      set({ ...next, popup: 'history', active: IN_FIELD });
      const count = next.grid.filter(([first]) => first?.kind === 'recent').length;
      if (count > 0) announce(historyAnnouncement(count));
    };

    const goTo = (text: string, inNewTab: boolean) => {
      const term = cleanTerm(text);
      suggester.reset();
      set(EMPTY);
      history.add(term);
      deps.search(term, inNewTab);
    };

    const edit = (text: string) => {
      // The selection belongs to the previous value of the field.
      if (get().popup === 'history') set(EMPTY);
      else if (get().active !== IN_FIELD) set({ active: IN_FIELD });
      suggester.onTermChange(cleanTerm(text));
      if (text === '') showHistory();
    };
    let isOwnChange = false;
    let wasFocused = false;
    const onDraftChange = (now: SearchDraft) => {
      const quiet = isQuiet(now);
      deps.setSilent(quiet);
      if (isOwnChange) return;
      if (quiet) {
        suggester.cancel();
        if (get().popup === 'history' && now.text !== '') set(EMPTY);
      } else if (now.isEdited) edit(now.text);
      else {
        suggester.reset();
        set(EMPTY);
      }
    };
    const pick = (term: string, inNewTab: boolean) => {
      isOwnChange = true;
      draft.setState({ text: term, isEdited: true });
      isOwnChange = false;
      goTo(term, inNewTab);
    };

    return {
      ...EMPTY,
      isStalled: false,
      undoText: undefined,
      focus() {
        const { text, isEdited } = draft.getState();
        if (get().popup !== 'none' || isQuiet(draft.getState())) return;
        if (text === '') showHistory();
        // A term that was typed before the store was created. Later the popup opens with a key, not with the focus.
        else if (isEdited && !wasFocused) suggester.onTermChange(cleanTerm(text));
        wasFocused = true;
      },
      open() {
        const { popup, resultsTerm, grid } = get();
        if (popup !== 'none') return;
        if (draft.getState().text === '') showHistory();
        else if (resultsTerm !== '' && grid.length > 0) set({ popup: 'suggestions' });
      },
      move(arrow) {
        get().open();
        const { popup, grid, active } = get();
        if (popup !== 'none') set({ active: move(grid, active, arrow) });
      },
      act(cell, by, inNewTab = false) {
        switch (cell.kind) {
          case 'suggestion':
          case 'recent':
            pick(cell.term, inNewTab);
            return;
          case 'remove':
            history.remove(cell.term);
            announce(`${cell.term} removed.`);
            break;
          case 'clear-all':
            history.clear();
            announce('Recent searches cleared.');
            break;
          case 'undo':
            history.undo();
            announce('Recent searches restored.');
        }
        refresh(by);
      },
      close() {
        suggester.cancel();
        set(CLOSED);
      },
      clear() {
        suggester.reset();
        set(EMPTY);
      },
      submit(inNewTab = false) {
        const now = draft.getState();
        if (now.isEdited && !isQuiet(now)) goTo(now.text, inNewTab);
      },
      start() {
        const stops = [draft.subscribe(onDraftChange), history.start()];
        return () => {
          for (const stop of stops) stop();
          suggester.reset();
          set(EMPTY);
        };
      },
    };
  });

/** The selected cell, if there is one. */
export const activeCell = ({ popup, grid, active }: SearchState): Cell | undefined =>
  popup === 'none' ? undefined : cellAt(grid, active);
