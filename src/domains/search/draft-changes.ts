import type { SearchContext } from './context';
import type { SearchDraft } from './draft';
import { IN_FIELD, withSearchTerm } from './grid';
import { cleanTerm } from './model';
import type { StartPopup } from './start-popup';
import { EMPTY } from './state';
import type { Suggester } from './suggester';
import { isSilentComposition } from './suggestion-rules';

/** The changes of the field's text. */
export interface DraftChanges {
  /** Opens, updates or closes the popup with each change. Returns a function that removes the listener. */
  readonly start: () => () => void;
  /** Whether nothing may be requested or announced until a composition ends [SRCH-11]. */
  readonly isQuiet: (draft?: SearchDraft) => boolean;
  /** Writes a term into the field; the popup does not react to it. */
  readonly write: (text: string) => void;
}

/** Creates the reactions of the popup to changes of the field. */
export const createDraftChanges = (
  context: SearchContext,
  suggester: Suggester,
  start: StartPopup,
): DraftChanges => {
  const { set, get } = context;
  let isOwnChange = false;
  const isQuiet = (now = context.draft.getState()) => isSilentComposition(now, context.composesPlainWords);
  const isStart = () => get().popup === 'history' || get().popup === 'aisles';
  const edit = (text: string) => {
    start.cancel();
    // The selection belongs to the previous value of the field.
    if (isStart()) set(EMPTY);
    else if (get().popup === 'suggestions')
      set({ active: IN_FIELD, grid: withSearchTerm(get().grid, cleanTerm(text)) });
    suggester.onTermChange(cleanTerm(text));
    if (text === '') start.show();
  };
  const onChange = (now: SearchDraft) => {
    const isSilent = isQuiet(now);
    context.setSilent(isSilent);
    if (isOwnChange) return;
    if (isSilent) {
      suggester.cancel();
      if (isStart() && now.text !== '') set(EMPTY);
    } else if (now.isEdited) edit(now.text);
    else {
      suggester.reset();
      set(EMPTY);
    }
  };
  return {
    start: () => context.draft.subscribe(onChange),
    isQuiet,
    write(text) {
      isOwnChange = true;
      context.draft.setState({ text, isEdited: true });
      isOwnChange = false;
    },
  };
};
