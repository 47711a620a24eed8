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
import { historyPhrase } from './history';
import { cleanTerm } from './model';
import { isQuietComposition } from './suggesting';
import type { SearchPorts } from './ports';
import { createRecentSearches } from './recent-searches';
import { createSuggester } from './suggester';

export interface SearchState {
  /** What lies open under the field. */
  readonly popup: 'none' | 'suggestions' | 'history';
  readonly grid: Grid;
  /** The selected cell; it moves by the keyboard while focus stays in the field. */
  readonly active: Place;
  /** The term that the suggestions answer. */
  readonly answeredTerm: string;
  /** True while an answer keeps the shopper waiting. */
  readonly isStalled: boolean;
  /** What Undo would put back; undefined when there is nothing. */
  readonly undoText: string | undefined;
  /** The field has the focus: an empty one shows the history [HIST-1]. */
  readonly focus: () => void;
  readonly move: (arrow: Arrow) => void;
  /** Does what a cell is for. @param by the keyboard keeps its place among the cells, the pointer has none */
  readonly act: (cell: Cell, by: 'keyboard' | 'pointer', inNewTab?: boolean) => void;
  /** Opens what the field has to offer, selecting nothing. */
  readonly open: () => void;
  /** Closes the list, which an arrow opens again. */
  readonly close: () => void;
  /** Closes and forgets the list [SRCH-8]. */
  readonly clear: () => void;
  /** Searches for what the field holds; nothing while pristine or composing. */
  readonly submit: (inNewTab?: boolean) => void;
  /** Begins to follow the field and other tabs; the answer ends it. */
  readonly start: () => () => void;
}

export type SearchStore = StoreApi<SearchState>;

export interface SearchDeps extends SearchPorts {
  readonly clock: Clock;
  readonly draft: DraftStore;
  /** True where the keyboard composes every plain word. */
  readonly composesPlainWords: boolean;
}

const CLOSED = { popup: 'none', active: IN_FIELD } as const;
const EMPTY = { ...CLOSED, grid: [], answeredTerm: '' } as const;

export const createSearchStore = (deps: SearchDeps): SearchStore =>
  createStore<SearchState>()((set, get) => {
    const { draft, clock, announce } = deps;
    const isQuiet = (now: SearchDraft) => isQuietComposition(now, deps.composesPlainWords);

    const suggester = createSuggester({
      suggestions: deps.suggestions,
      clock,
      announce,
      show: (answeredTerm, terms) => {
        const popup = terms.length > 0 ? 'suggestions' : 'none';
        set({ popup, answeredTerm, grid: suggestionGrid(terms), active: IN_FIELD });
      },
      clear: () => {
        set(EMPTY);
      },
      stall: (isStalled) => {
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
      if (count > 0) announce(historyPhrase(count));
    };

    const leave = (text: string, inNewTab: boolean) => {
      const term = cleanTerm(text);
      suggester.forget();
      set(EMPTY);
      history.add(term);
      deps.search(term, inNewTab);
    };

    const edit = (text: string) => {
      // What was selected belongs to what the field held before.
      if (get().popup === 'history') set(EMPTY);
      else if (get().active !== IN_FIELD) set({ active: IN_FIELD });
      suggester.consider(cleanTerm(text));
      if (text === '') showHistory();
    };
    let isOwnChange = false;
    let isTakenUp = false;
    const followDraft = (now: SearchDraft) => {
      const quiet = isQuiet(now);
      deps.setSilent(quiet);
      if (isOwnChange) return;
      if (quiet) {
        suggester.cancel();
        if (get().popup === 'history' && now.text !== '') set(EMPTY);
      } else if (now.isEdited) edit(now.text);
      else {
        suggester.forget();
        set(EMPTY);
      }
    };
    const pick = (term: string, inNewTab: boolean) => {
      isOwnChange = true;
      draft.setState({ text: term, isEdited: true });
      isOwnChange = false;
      leave(term, inNewTab);
    };

    return {
      ...EMPTY,
      isStalled: false,
      undoText: undefined,
      focus() {
        const { text, isEdited } = draft.getState();
        if (get().popup !== 'none' || isQuiet(draft.getState())) return;
        if (text === '') showHistory();
        // What was typed before the store was there; later the list comes back with a key, not with the focus.
        else if (isEdited && !isTakenUp) suggester.consider(cleanTerm(text));
        isTakenUp = true;
      },
      open() {
        const { popup, answeredTerm, grid } = get();
        if (popup !== 'none') return;
        if (draft.getState().text === '') showHistory();
        else if (answeredTerm !== '' && grid.length > 0) set({ popup: 'suggestions' });
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
        suggester.forget();
        set(EMPTY);
      },
      submit(inNewTab = false) {
        const now = draft.getState();
        if (now.isEdited && !isQuiet(now)) leave(now.text, inNewTab);
      },
      start() {
        const stops = [draft.subscribe(followDraft), history.start()];
        return () => {
          for (const stop of stops) stop();
          suggester.forget();
          set(EMPTY);
        };
      },
    };
  });

/** The selected cell, if there is one. */
export const activeCell = ({ popup, grid, active }: SearchState): Cell | undefined =>
  popup === 'none' ? undefined : cellAt(grid, active);
