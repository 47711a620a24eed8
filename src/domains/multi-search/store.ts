import { createStore, type StoreApi } from 'zustand/vanilla';
import { decodeItems, encodeItems, statusText, acceptItems, type AcceptedItems } from './model';
import type { ListOwner, MultiSearchPorts } from './ports';

export interface MultiSearchState extends AcceptedItems {
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
  /** Stores the list and navigates to its results. Does nothing while the list is empty [MULT-5]. */
  readonly submit: () => void;
}

export type MultiSearchStore = StoreApi<MultiSearchState>;

/** Milliseconds without typing after which the count is announced and the list is stored. */
const ANNOUNCE_DELAY_MS = 1_000;
/** Milliseconds for which clearing can be undone. */
const UNDO_MS = 10_000;

const phraseOf = (accepted: AcceptedItems): string => {
  const { headline, detail } = statusText(accepted);
  return detail ? `${headline}. ${detail}` : headline;
};

/** Creates the store of the shopping list in the multi-search dialog. */
export const createMultiSearchStore = (ports: MultiSearchPorts): MultiSearchStore =>
  createStore<MultiSearchState>()((set, get) => {
    const { clock, storage, announce } = ports;
    let owner: ListOwner | undefined;
    /** The stored text at the last read or write. A different one was written by another tab. */
    let stored: string | undefined;
    let lastText = '';
    let cleared = '';
    let isComposing = false;
    let stopIdleTimer: (() => void) | undefined;
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
      const phrase = phraseOf(get());
      if (phrase && phrase !== lastText) announce(phrase);
      lastText = phrase;
    };
    const compose = (isActive: boolean) => {
      isComposing = isActive;
      ports.setSilent(isActive);
    };
    const endUndo = () => {
      stopUndo?.();
      cleared = '';
      set({ canUndo: false });
    };

    return {
      text: '',
      items: [],
      droppedItems: [],
      canUndo: false,
      open() {
        const before = owner;
        owner = ports.owner();
        const saved = owner.mayStore ? storage.get(owner.key) : undefined;
        const isSame = before?.key === owner.key && before.mayStore === owner.mayStore && saved === stored;
        stored = saved;
        if (!isSame) show(decodeItems(saved).join('\n'));
        lastText = phraseOf(get());
      },
      close() {
        compose(false);
        stopIdleTimer?.();
        endUndo();
        save();
      },
      input(text) {
        const wasOver = get().droppedItems.length > 0;
        stopIdleTimer?.();
        endUndo();
        show(text);
        if (isComposing) return;
        if (!wasOver && get().droppedItems.length > 0) announceItems();
        stopIdleTimer = clock.after(ANNOUNCE_DELAY_MS, () => {
          save();
          announceItems();
        });
      },
      composeStart() {
        if (ports.composesPlainWords) return;
        stopIdleTimer?.();
        compose(true);
      },
      composeEnd(text) {
        compose(false);
        get().input(text);
      },
      clear() {
        stopIdleTimer?.();
        const { text } = get();
        show('');
        save();
        lastText = '';
        announce('List cleared. You can undo this for 10 seconds.');
        endUndo();
        cleared = text;
        set({ canUndo: true });
        stopUndo = clock.after(UNDO_MS, endUndo);
      },
      undo() {
        if (!get().canUndo) return;
        show(cleared);
        endUndo();
        save();
        announceItems();
      },
      submit() {
        const [first] = get().items;
        if (isComposing || first === undefined) return;
        save();
        ports.search(first);
      },
    };
  });
