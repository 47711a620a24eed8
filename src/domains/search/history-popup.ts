import type { SearchContext } from './context';
import { follow, historyGrid, IN_FIELD, type Cell } from './grid';
import { createRecentSearches, type RecentSearches } from './recent-searches';
import { PREVIOUS_TERMS, RECENT_CLEARED_PHRASE, RECENT_RESTORED, REMOVED_PHRASE } from './texts';
import { EMPTY, type SearchState } from './state';

/** The popup of recent searches, which changes the state of the search store. */
export interface HistoryPopup extends Pick<RecentSearches, 'add' | 'start'> {
  /** Opens the popup [HIST-1]. Returns false if there are no recent searches. */
  readonly show: () => boolean;
  /** Runs the action of a button of the popup: removes a term, clears all, or restores what was removed. */
  readonly press: (button: Cell, by: 'keyboard' | 'pointer') => void;
}

/** Creates the popup of recent searches [HIST-1]. */
export const createHistoryPopup = ({ history, clock, announce, set, get }: SearchContext): HistoryPopup => {
  const onChange = () => {
    if (get().popup === 'history') refresh('keyboard');
  };
  const recent = createRecentSearches({ storage: history, clock, onChange });
  const read = (): Pick<SearchState, 'grid' | 'undoText'> => {
    const undoText = recent.undoText();
    return { undoText, grid: historyGrid(recent.shown(), undoText !== undefined) };
  };
  const refresh = (by: 'keyboard' | 'pointer') => {
    const before = get();
    const next = read();
    if (next.grid.length === 0) set(EMPTY);
    else
      set({ ...next, active: by === 'pointer' ? IN_FIELD : follow(before.grid, before.active, next.grid) });
  };
  return {
    ...recent,
    add(term) {
      recent.add(term);
      onChange();
    },
    show() {
      const next = read();
      if (next.grid.length === 0) return false;
      set({ ...next, popup: 'history', active: IN_FIELD });
      const count = next.grid.filter(([first]) => first?.kind === 'recent').length;
      if (count > 0) announce(PREVIOUS_TERMS, { count });
      return true;
    },
    press(button, by) {
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
