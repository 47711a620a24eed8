import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MultiSearchPorts, ListOwner } from './ports';
import type { Translate } from '../../kernel/translate';
import { LIST_CLEARED_PHRASE } from './texts';
import { acceptItems, decodeItems, encodeItems, statusText, type AcceptedItems } from './model';

interface MultiSearchState extends AcceptedItems {
  /** The value of the text area, as typed, including items beyond the limit. */
  readonly text: string;
  /** True for 10 seconds after the list was cleared, unless the shopper types. */
  readonly canUndo: boolean;
  /** Loads the current user's list: as typed on this page, or as stored [MULT-4]. */
  readonly open: () => void;
  /** Stores the list and clears all timers [MULT-4]. */
  readonly close: () => void;
  readonly input: (text: string) => void;
  readonly composeStart: () => void;
  readonly composeEnd: (text: string) => void;
  /** Removes the list and the stored list [MULT-4]. */
  readonly clear: () => void;
  readonly undo: () => void;
  /**
   * Stores the list and navigates to its results. Does nothing while the list is empty [MULT-5].
   *
   * @param text the field's text, if a tool may have written it without an event
   */
  readonly submit: (text?: string) => void;
}

export type MultiSearchStore = StoreApi<MultiSearchState>;

const UNDO_MS = 10_000;

const phraseOf = (accepted: AcceptedItems, t: Translate): string => {
  const { headline, detail } = statusText(accepted, t);
  return detail ? `${headline}. ${detail}` : headline;
};

/** Creates the shopping list of the current user: its text, its storage, its announcements and Undo [MULT-4]. */
const createShoppingList = (
  { t, clock, storage, announce, owner: currentOwner }: MultiSearchPorts,
  set: MultiSearchStore['setState'],
  get: MultiSearchStore['getState'],
) => {
  let owner: ListOwner | undefined;
  /** The stored text at the last read or write. A different one was written by another tab. */
  let stored: string | undefined;
  let lastText = '';
  let cleared = '';
  let stopUndo: (() => void) | undefined;

  const show = (text: string) => {
    set({ text, ...acceptItems(text) });
  };
  /** Returns false if the results page will not find the list in the storage. */
  const save = (): boolean => {
    if (!owner?.mayStore) return false;
    const { items } = get();
    stored = items.length > 0 ? encodeItems(items) : undefined;
    if (stored !== undefined) return storage.set(owner.key, stored);
    storage.remove(owner.key);
    return true;
  };
  /** Announces the number of items, unless it was announced before. */
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

/** Milliseconds without typing after which the count is announced and the list is stored. */
const ANNOUNCE_DELAY_MS = 1_000;

/** Creates the reactions to typing: the list is announced and stored when the shopper pauses [MULT-4]. */
const createTyping = (
  { clock, setSilent, composesPlainWords }: MultiSearchPorts,
  get: () => MultiSearchState,
  list: ReturnType<typeof createShoppingList>,
) => {
  let isComposing = false;
  let stopIdleTimer: (() => void) | undefined;

  const stopTimer = () => stopIdleTimer?.();
  /** Sets whether an input method composes text, and silences the live region meanwhile. */
  const compose = (isActive: boolean) => {
    isComposing = isActive;
    setSilent(isActive);
  };
  const input = (text: string) => {
    const wasOver = get().droppedItems.length > 0;
    stopTimer();
    list.endUndo();
    list.show(text);
    if (isComposing) return;
    if (!wasOver && get().droppedItems.length > 0) list.announceItems();
    stopIdleTimer = clock.after(ANNOUNCE_DELAY_MS, () => {
      list.save();
      list.announceItems();
    });
  };
  return {
    isComposing: () => isComposing,
    compose,
    stopTimer,
    input,
    composeStart() {
      if (composesPlainWords) return;
      stopTimer();
      compose(true);
    },
    composeEnd(text: string) {
      compose(false);
      input(text);
    },
  };
};

/** Creates the store of the shopping list in the multi-search dialog. */
export const createMultiSearchStore = (ports: MultiSearchPorts): MultiSearchStore =>
  createStore<MultiSearchState>()((set, get) => {
    const list = createShoppingList(ports, set, get);
    const { compose, isComposing, stopTimer, ...typing } = createTyping(ports, get, list);
    return {
      ...typing,
      text: '',
      items: [],
      droppedItems: [],
      canUndo: false,
      open: list.open,
      close() {
        compose(false);
        stopTimer();
        list.endUndo();
        list.save();
      },
      clear() {
        stopTimer();
        list.clear();
      },
      undo: list.undo,
      submit(text = get().text) {
        if (isComposing()) return;
        if (text !== get().text) typing.input(text);
        const { items } = get();
        const [first] = items;
        if (first === undefined) return;
        const isFound = list.save() || items.length === 1;
        ports.search(first, isFound ? undefined : encodeItems(items));
      },
    };
  });
