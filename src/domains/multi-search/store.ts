import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MultiSearchPorts, ListOwner } from './ports';
import { createLatest } from '../../kernel/latest';
import type { Translate } from '../../kernel/translate';
import { FAVOURITES_FAILED, LIST_CLEARED_PHRASE, NO_FAVOURITES } from './texts';
import { createHits, type Hits } from './hits';
import {
  acceptItems,
  addNames,
  amountsOf,
  decodeItems,
  encodeItems,
  statusText,
  type AcceptedItems,
} from './model';

interface MultiSearchState extends AcceptedItems {
  /** The value of the text area, as typed, including items beyond the limit. */
  readonly text: string;
  /** True for 10 seconds after the list was cleared, unless the shopper types. */
  readonly canUndo: boolean;
  readonly hits: Hits;
  /** True while the favourites load. */
  readonly isAdding: boolean;
  /** Why no favourites were added, until the list changes; empty for no problem. */
  readonly problem: string;
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
  /** Adds the names of the customer's favourites to the list. */
  readonly addFavourites: () => Promise<void>;
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
    set({ text, ...acceptItems(text), problem: '' });
  };
  /** Returns false if the results page will not find the list in the storage. */
  const save = (): boolean => {
    if (!owner?.mayStore) return false;
    const { items } = get();
    stored = items.length > 0 ? encodeItems(items) : undefined;
    if (stored) return storage.set(owner.key, stored);
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
  onPause: () => void,
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
      onPause();
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

/** Creates what adds the customer's favourites to the list. */
const createFavourites = (
  { favourites, announce }: MultiSearchPorts,
  set: MultiSearchStore['setState'],
  get: MultiSearchStore['getState'],
) => {
  const latest = createLatest();
  const fail = (problem: string) => {
    set({ problem });
    announce(problem);
  };
  return {
    add: async () => {
      const request = latest.begin();
      set({ isAdding: true, problem: '' });
      try {
        const names = await favourites();
        if (!request.isCurrent()) return;
        const { text, input } = get();
        const next = addNames(text, names);
        if (next === text) fail(NO_FAVOURITES);
        else input(next);
      } catch {
        if (request.isCurrent()) fail(FAVOURITES_FAILED);
      }
      if (request.isCurrent()) set({ isAdding: false });
    },
    stop() {
      latest.cancel();
      set({ isAdding: false });
    },
  };
};

/** Creates the store of the shopping list in the multi-search dialog. */
export const createMultiSearchStore = (ports: MultiSearchPorts): MultiSearchStore =>
  createStore<MultiSearchState>()((set, get) => {
    const list = createShoppingList(ports, set, get);
    const hits = createHits(ports, (found) => set({ hits: found }));
    const count = () => void hits.load(get().items);
    const favourites = createFavourites(ports, set, get);
    const { compose, isComposing, stopTimer, ...typing } = createTyping(ports, get, list, count);
    return {
      ...typing,
      text: '',
      ...acceptItems(''),
      canUndo: false,
      hits: new Map(),
      isAdding: false,
      problem: '',
      open() {
        list.open();
        count();
      },
      close() {
        hits.stop();
        favourites.stop();
        compose(false);
        stopTimer();
        list.endUndo();
        list.save();
      },
      clear() {
        stopTimer();
        list.clear();
      },
      undo() {
        list.undo();
        count();
      },
      addFavourites: favourites.add,
      submit(text = get().text) {
        if (isComposing()) return;
        if (text !== get().text) typing.input(text);
        const { items } = get();
        const [first] = items;
        if (!first) return;
        const isFound = list.save() || items.length === 1;
        ports.search(first, amountsOf(text), isFound ? undefined : encodeItems(items));
      },
    };
  });
