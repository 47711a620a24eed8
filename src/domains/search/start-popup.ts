import { createLatest } from '../../kernel/latest';
import { createRecentSearches } from './history';
import {
  aisleGrid,
  EMPTY,
  follow,
  historyGrid,
  IN_FIELD,
  type Cell,
  type Grid,
  type SearchContext,
} from './state';
import { PREVIOUS_TERMS, RECENT_CLEARED_PHRASE, RECENT_RESTORED, REMOVED_PHRASE } from './texts';

export type StartPopup = ReturnType<typeof createStartPopup>;

/** Creates the popup of recent searches, which changes the state of the search store [HIST-1]. */
const createHistoryPopup = (context: SearchContext) => {
  const { announce, set, get } = context;
  const onChange = () => {
    if (get().popup === 'history') refresh('keyboard');
  };
  const recent = createRecentSearches(context, onChange);
  /** The aisles below the recent searches. */
  let aisles: Grid = [];
  const read = () => {
    const undoText = recent.undoText();
    return { undoText, grid: [...historyGrid(recent.shown(), undoText !== undefined), ...aisles] };
  };
  const refresh = (by: 'keyboard' | 'pointer') => {
    const before = get();
    const next = read();
    if (next.grid.length === 0) set(EMPTY);
    else
      set({ ...next, active: by === 'pointer' ? IN_FIELD : follow(before.grid, before.active, next.grid) });
  };
  return {
    /** Listens to other tabs. Returns a function that removes the listener. */
    start: () => recent.start(),
    /** Adds a term to the recent searches. */
    add(term: string) {
      recent.add(term);
      onChange();
    },
    /** Adds the aisles below the recent searches. */
    append(grid: Grid) {
      aisles = grid;
      onChange();
    },
    /** Opens the popup. Returns false if there are no recent searches. */
    open() {
      aisles = [];
      const next = read();
      if (next.grid.length === 0) return false;
      set({ ...next, popup: 'history', active: IN_FIELD });
      const count = next.grid.filter(([first]) => first?.kind === 'recent').length;
      if (count > 0) announce(PREVIOUS_TERMS, { count });
      return true;
    },
    /** Runs the action of a button: removes a term, clears all, or restores what was removed. */
    press(button: Cell, by: 'keyboard' | 'pointer') {
      if ('term' in button) {
        recent.remove(button.term);
        announce(REMOVED_PHRASE, { term: button.term });
      } else if (button.kind === 'clear-all') {
        recent.clear();
        announce(RECENT_CLEARED_PHRASE);
      } else {
        recent.undo();
        announce(RECENT_RESTORED);
      }
      refresh(by);
    },
  };
};

/** Creates the popup of a field in which nothing was typed [HIST-1]. */
export const createStartPopup = (context: SearchContext) => {
  const { aisles, isOverlay, set, get } = context;
  const history = createHistoryPopup(context);
  const latest = createLatest();
  const showAisles = async () => {
    const attempt = latest.begin();
    const grid = aisleGrid(await aisles.load());
    if (!attempt.isCurrent() || grid.length === 0) return;
    if (get().popup === 'history') history.append(grid);
    else set({ popup: 'aisles', grid, active: IN_FIELD });
  };
  return {
    history,
    /** Opens the recent searches, and in the overlay of small screens the aisles below them. */
    show() {
      history.open();
      if (isOverlay()) void showAisles();
    },
    /** Ends a pending request for the aisles. */
    cancel: latest.cancel,
  };
};
