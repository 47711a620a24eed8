import type { SearchContext } from './context';
import { createDraftChanges } from './draft-changes';
import { move } from './grid';
import type { HistoryPopup } from './history-popup';
import { cleanTerm } from './model';
import { CLOSED, EMPTY, type SearchState } from './state';
import type { Suggester } from './suggester';

type SearchActions = Pick<
  SearchState,
  'focus' | 'open' | 'move' | 'act' | 'close' | 'clear' | 'submit' | 'start'
>;

/** Creates the actions of the search store. */
export const createActions = (
  context: SearchContext,
  suggester: Suggester,
  history: HistoryPopup,
): SearchActions => {
  const { draft, set, get } = context;
  const changes = createDraftChanges(context, suggester, history);
  let wasFocused = false;

  const clear = () => {
    suggester.reset();
    set(EMPTY);
  };
  const goTo = (text: string, inNewTab: boolean) => {
    const term = cleanTerm(text);
    clear();
    history.add(term);
    context.search(term, inNewTab);
  };

  return {
    focus() {
      const { text, isEdited } = draft.getState();
      if (get().popup !== 'none' || changes.isQuiet()) return;
      if (text === '') history.show();
      // A term that was typed before the store was created. Later the popup opens with a key, not with the focus.
      else if (isEdited && !wasFocused) suggester.onTermChange(cleanTerm(text));
      wasFocused = true;
    },
    open() {
      const { popup, resultsTerm, grid } = get();
      if (popup !== 'none') return;
      if (draft.getState().text === '') history.show();
      else if (resultsTerm !== '' && grid.length > 0) set({ popup: 'suggestions' });
    },
    move(arrow) {
      get().open();
      const { popup, grid, active } = get();
      if (popup !== 'none') set({ active: move(grid, active, arrow) });
    },
    act(cell, by, inNewTab = false) {
      if (cell.kind === 'suggestion' || cell.kind === 'recent') {
        changes.write(cell.term);
        goTo(cell.term, inNewTab);
      } else history.press(cell, by);
    },
    close() {
      suggester.cancel();
      set(CLOSED);
    },
    clear,
    submit(inNewTab = false) {
      const { text, isEdited } = draft.getState();
      if (isEdited && !changes.isQuiet()) goTo(text, inNewTab);
    },
    start() {
      const stops = [changes.start(), history.start(), clear];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
