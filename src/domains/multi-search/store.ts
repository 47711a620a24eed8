import { createStore, type StoreApi } from 'zustand/vanilla';
import { decodeItems, encodeItems, statusText, takeItems, type TakenItems } from './model';
import type { ListOwner, MultiSearchPorts } from './ports';

export interface MultiSearchState extends TakenItems {
  /** What the text area holds, as typed: also what is beyond the limit. */
  readonly text: string;
  /** For 10 seconds after the list was cleared, unless the shopper types. */
  readonly canUndo: boolean;
  /** Takes up the list of whoever is here: as typed on this page, or as stored [MULT-4]. */
  readonly open: () => void;
  /** Stores the list [MULT-4]. */
  readonly close: () => void;
  readonly input: (text: string) => void;
  readonly composeStart: () => void;
  readonly composeEnd: (text: string) => void;
  /** Empties list and storage [MULT-4]. */
  readonly clear: () => void;
  readonly undo: () => void;
  /** Stores the list and leaves for its results; nothing while it is empty [MULT-5]. */
  readonly submit: () => void;
}

export type MultiSearchStore = StoreApi<MultiSearchState>;

/** Time without typing, in milliseconds, after which the count is told and the list stored. */
const QUIET = 1_000;
const UNDO_FOR = 10_000;

const phraseOf = (taken: TakenItems): string => {
  const { headline, detail } = statusText(taken);
  return detail ? `${headline}. ${detail}` : headline;
};

/** A shopping list that is searched for all at once, and whom it belongs to. */
export const createMultiSearchStore = (ports: MultiSearchPorts): MultiSearchStore =>
  createStore<MultiSearchState>()((set, get) => {
    const { clock, storage, announce } = ports;
    let owner: ListOwner | undefined;
    /** What the storage held when it was last read or written; something else is another tab's. */
    let stored: string | undefined;
    let told = '';
    let cleared = '';
    let isComposing = false;
    let stopQuiet: (() => void) | undefined;
    let stopUndo: (() => void) | undefined;

    const show = (text: string) => {
      set({ text, ...takeItems(text) });
    };
    const save = () => {
      if (!owner?.mayStore) return;
      const { items } = get();
      stored = items.length > 0 ? encodeItems(items) : undefined;
      if (stored === undefined) storage.remove(owner.key);
      else storage.set(owner.key, stored);
    };
    const tell = () => {
      const phrase = phraseOf(get());
      if (phrase && phrase !== told) announce(phrase);
      told = phrase;
    };
    const compose = (composes: boolean) => {
      isComposing = composes;
      ports.setSilent(composes);
    };
    const endUndo = () => {
      stopUndo?.();
      cleared = '';
      set({ canUndo: false });
    };

    return {
      text: '',
      items: [],
      leftOut: [],
      canUndo: false,
      open() {
        const before = owner;
        owner = ports.owner();
        const kept = owner.mayStore ? storage.get(owner.key) : undefined;
        const isSame = before?.key === owner.key && before.mayStore === owner.mayStore && kept === stored;
        stored = kept;
        if (!isSame) show(decodeItems(kept).join('\n'));
        told = phraseOf(get());
      },
      close() {
        compose(false);
        stopQuiet?.();
        endUndo();
        save();
      },
      input(text) {
        const wasOver = get().leftOut.length > 0;
        stopQuiet?.();
        endUndo();
        show(text);
        if (isComposing) return;
        if (!wasOver && get().leftOut.length > 0) tell();
        stopQuiet = clock.after(QUIET, () => {
          save();
          tell();
        });
      },
      composeStart() {
        if (ports.composesPlainWords) return;
        stopQuiet?.();
        compose(true);
      },
      composeEnd(text) {
        compose(false);
        get().input(text);
      },
      clear() {
        stopQuiet?.();
        const { text } = get();
        show('');
        save();
        told = '';
        announce('List cleared. You can undo this for 10 seconds.');
        endUndo();
        cleared = text;
        set({ canUndo: true });
        stopUndo = clock.after(UNDO_FOR, endUndo);
      },
      undo() {
        if (!get().canUndo) return;
        show(cleared);
        endUndo();
        save();
        tell();
      },
      submit() {
        const [first] = get().items;
        if (isComposing || first === undefined) return;
        save();
        ports.search(first);
      },
    };
  });
