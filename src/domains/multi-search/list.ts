import type { Translate } from '../../kernel/translate';
import { LIST_CLEARED_PHRASE } from './texts';
import { acceptItems, decodeItems, encodeItems, statusText, type AcceptedItems } from './model';
import type { ListOwner, MultiSearchPorts } from './ports';
import type { MultiSearchState, MultiSearchStore } from './state';

/** Milliseconds for which clearing can be undone. */
const UNDO_MS = 10_000;

const phraseOf = (accepted: AcceptedItems, t: Translate): string => {
  const { headline, detail } = statusText(accepted, t);
  return detail ? `${headline}. ${detail}` : headline;
};

/** The shopping list: its text, its storage, its announcements and Undo. */
export interface ShoppingList extends Pick<MultiSearchState, 'open' | 'clear' | 'undo'> {
  readonly show: (text: string) => void;
  readonly save: () => void;
  /** Announces the number of items, unless it was announced before. */
  readonly announceItems: () => void;
  readonly endUndo: () => void;
}

/** Creates the shopping list of the current user [MULT-4]. */
export const createShoppingList = (
  { t, clock, storage, announce, owner: currentOwner }: MultiSearchPorts,
  set: MultiSearchStore['setState'],
  get: MultiSearchStore['getState'],
): ShoppingList => {
  let owner: ListOwner | undefined;
  /** The stored text at the last read or write. A different one was written by another tab. */
  let stored: string | undefined;
  let lastText = '';
  let cleared = '';
  let stopUndo: (() => void) | undefined;

  const show = (text: string) => {
    set({ text, ...acceptItems(text) });
  };
  const save = () => {
    if (!owner?.mayStore) return;
    const { items } = get();
    stored = items.length > 0 ? encodeItems(items) : undefined;
    if (stored === undefined) storage.remove(owner.key);
    else storage.set(owner.key, stored);
  };
  const announceItems = () => {
    const phrase = phraseOf(get(), t);
    if (phrase && phrase !== lastText) announce(phrase);
    lastText = phrase;
  };
  const endUndo = () => {
    stopUndo?.();
    cleared = '';
    set({ canUndo: false });
  };
  const open = () => {
    const before = owner;
    owner = currentOwner();
    const saved = owner.mayStore ? storage.get(owner.key) : undefined;
    const isSame = before?.key === owner.key && before.mayStore === owner.mayStore && saved === stored;
    stored = saved;
    if (!isSame) show(decodeItems(saved).join('\n'));
    lastText = phraseOf(get(), t);
  };
  const clear = () => {
    const { text } = get();
    show('');
    save();
    lastText = '';
    announce(LIST_CLEARED_PHRASE);
    endUndo();
    cleared = text;
    set({ canUndo: true });
    stopUndo = clock.after(UNDO_MS, endUndo);
  };
  const undo = () => {
    if (!get().canUndo) return;
    show(cleared);
    endUndo();
    save();
    announceItems();
  };
  return { show, save, announceItems, endUndo, open, clear, undo };
};
