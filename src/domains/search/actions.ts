import { stopAll } from '../../kernel/stop-all';
import { cleanTerm } from './draft';
import type { StartPopup } from './start-popup';
import { CLOSED, EMPTY, move, type Cell, type SearchContext, type SearchState } from './state';

export interface Suggester {
  /** Requests, keeps or clears suggestions, depending on the length of a cleaned term [SRCH-5]. */
  readonly suggest: (term: string) => void;
  /** Cancels the debounced and the pending request; the shown list stays. */
  readonly cancel: () => void;
  /** Like `cancel`, and the same term is requested again. */
  readonly reset: () => void;
  /** Whether nothing may be requested or announced until a composition ends [SRCH-11]. */
  readonly isSilent: () => boolean;
  /** Writes a term into the field; the popup does not react to it. */
  readonly write: (text: string) => void;
  /** Listens to the field. Returns a function that removes the listener. */
  readonly start: () => () => void;
}

/** Creates the actions that leave the page. @param clear closes the popup and removes its content */
const createLeaving = (
  { draft, search, open, isOverlay, closeOverlay }: SearchContext,
  { isSilent, write }: Suggester,
  { history }: StartPopup,
  clear: () => void,
) => {
  const goTo = (text: string, inNewTab: boolean, category?: string) => {
    const term = cleanTerm(text);
    clear();
    history.add(term);
    search(term, inNewTab, category);
  };
  return {
    act(cell: Cell, by: 'keyboard' | 'pointer', inNewTab = false) {
      if (cell.kind === 'aisle') {
        clear();
        open(cell.aisle.href, inNewTab);
      } else if (cell.kind === 'scope') {
        const { term, category } = cell.scope;
        write(term);
        goTo(term, inNewTab, category);
      } else if (cell.kind === 'product') {
        clear();
        open(cell.product.href, inNewTab);
      } else if ('press' in cell) {
        cell.press();
      } else if (cell.kind === 'suggestion' || cell.kind === 'recent' || cell.kind === 'search') {
        write(cell.term);
        goTo(cell.term, inNewTab);
      } else history.press(cell, by);
    },
    submit(inNewTab = false) {
      const { text, isEdited } = draft.getState();
      if (isEdited && !isSilent()) goTo(text, inNewTab);
    },
    leaveUnchanged() {
      const { text, isEdited } = draft.getState();
      const isUnchanged = !isEdited && text !== '' && isOverlay();
      if (isUnchanged) closeOverlay();
      return isUnchanged;
    },
  };
};

/** Creates the methods of the search store. */
export const createActions = (context: SearchContext, suggester: Suggester, startPopup: StartPopup) => {
  const { draft, set, get } = context;
  let wasFocused = false;
  const clear = () => {
    startPopup.cancel();
    suggester.reset();
    set(EMPTY);
  };
  return {
    ...createLeaving(context, suggester, startPopup, clear),
    focus() {
      const { text, isEdited } = draft.getState();
      const isFirst = !wasFocused;
      wasFocused = true;
      if (get().popup !== 'none' || suggester.isSilent()) return;
      // In the overlay, the selected text of the page is replaced by typing.
      if (text === '' || (!isEdited && context.isOverlay())) startPopup.show();
      // A term that was typed before the store was created. Later the popup opens with a key, not with the focus.
      else if (isEdited && isFirst) suggester.suggest(cleanTerm(text));
    },
    open() {
      const { popup, resultsTerm, grid } = get();
      if (popup !== 'none') return;
      if (draft.getState().text === '') startPopup.show();
      else if (resultsTerm !== '' && grid.length > 0) set({ popup: 'suggestions' });
    },
    move(arrow) {
      get().open();
      const { popup, grid, active } = get();
      if (popup !== 'none') set({ active: move(grid, active, arrow) });
    },
    close() {
      startPopup.cancel();
      suggester.cancel();
      set(CLOSED);
    },
    clear,
    remember(term) {
      startPopup.history.add(cleanTerm(term));
    },
    start: () =>
      stopAll(
        suggester.start(),
        startPopup.history.start(),
        context.onHidden(() => get().close()),
        clear,
      ),
  } satisfies Partial<SearchState>;
};
