import type { SearchContext } from './context';
import { createDraftChanges, type DraftChanges } from './draft-changes';
import { move, type Cell } from './grid';
import type { HistoryPopup } from './history-popup';
import { cleanTerm } from './model';
import { CLOSED, EMPTY, type SearchState } from './state';
import { createStartPopup } from './start-popup';
import type { Suggester } from './suggester';

type SearchActions = Pick<
  SearchState,
  'focus' | 'open' | 'move' | 'act' | 'close' | 'clear' | 'submit' | 'remember' | 'leaveUnchanged' | 'start'
>;

interface Parts {
  readonly changes: DraftChanges;
  readonly history: HistoryPopup;
  /** Closes the popup and removes its content. */
  readonly clear: () => void;
}

/** Creates the actions that leave the page. */
const createLeaving = (
  { draft, search, open, isOverlay, closeOverlay }: SearchContext,
  { changes, history, clear }: Parts,
) => {
  const goTo = (text: string, inNewTab: boolean) => {
    const term = cleanTerm(text);
    clear();
    history.add(term);
    search(term, inNewTab);
  };
  return {
    act(cell: Cell, by: 'keyboard' | 'pointer', inNewTab = false) {
      if (cell.kind === 'aisle') {
        clear();
        open(cell.aisle.href, inNewTab);
      } else if (cell.kind === 'suggestion' || cell.kind === 'recent' || cell.kind === 'search') {
        changes.write(cell.term);
        goTo(cell.term, inNewTab);
      } else history.press(cell, by);
    },
    submit(inNewTab = false) {
      const { text, isEdited } = draft.getState();
      if (isEdited && !changes.isQuiet()) goTo(text, inNewTab);
    },
    leaveUnchanged() {
      const { text, isEdited } = draft.getState();
      const isUnchanged = !isEdited && text !== '' && isOverlay();
      if (isUnchanged) closeOverlay();
      return isUnchanged;
    },
  };
};

/** Creates the actions of the search store. */
export const createActions = (
  context: SearchContext,
  suggester: Suggester,
  history: HistoryPopup,
): SearchActions => {
  const { draft, set, get } = context;
  const start = createStartPopup(context, history);
  const changes = createDraftChanges(context, suggester, start);
  let wasFocused = false;

  const clear = () => {
    start.cancel();
    suggester.reset();
    set(EMPTY);
  };
  return {
    ...createLeaving(context, { changes, history, clear }),
    focus() {
      const { text, isEdited } = draft.getState();
      const isFirst = !wasFocused;
      wasFocused = true;
      if (get().popup !== 'none' || changes.isQuiet()) return;
      // In the overlay, the selected text of the page is replaced by typing.
      if (text === '' || (!isEdited && context.isOverlay())) start.show();
      // A term that was typed before the store was created. Later the popup opens with a key, not with the focus.
      else if (isEdited && isFirst) suggester.onTermChange(cleanTerm(text));
    },
    open() {
      const { popup, resultsTerm, grid } = get();
      if (popup !== 'none') return;
      if (draft.getState().text === '') start.show();
      else if (resultsTerm !== '' && grid.length > 0) set({ popup: 'suggestions' });
    },
    move(arrow) {
      get().open();
      const { popup, grid, active } = get();
      if (popup !== 'none') set({ active: move(grid, active, arrow) });
    },
    close() {
      start.cancel();
      suggester.cancel();
      set(CLOSED);
    },
    clear,
    remember(term) {
      history.add(cleanTerm(term));
    },
    start() {
      const stops = [changes.start(), history.start(), clear];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
