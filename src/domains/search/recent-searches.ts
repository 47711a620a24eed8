import type { Clock } from '../../kernel/clock';
import type { Message } from '../../kernel/translate';
import { RECENT_CLEARED, REMOVED } from './texts';
import {
  addTerm,
  decodeHistory,
  encodeHistory,
  removeTerm,
  restoreEntries,
  shownTerms,
  type HistoryEntry,
  type RemovedEntry,
} from './history';
import type { HistoryStorage } from './ports';

/** The shopper's recent searches, synchronised with other tabs. A removal can be undone for 10 seconds. */
export interface RecentSearches {
  readonly shown: () => readonly string[];
  /** Describes the removal that Undo would restore; undefined when there is none. */
  readonly undoText: () => Message | undefined;
  readonly add: (term: string) => void;
  readonly remove: (term: string) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  /** Listens to other tabs. Returns a function that removes the listener and ends Undo. */
  readonly start: () => () => void;
}

/** How long a removal can be undone, in milliseconds. */
const UNDO_MS = 10_000;

interface RecentSearchesDeps {
  readonly storage: HistoryStorage | undefined;
  readonly clock: Clock;
  /** Called when the terms or Undo may have changed without a call of a method. */
  readonly onChange: () => void;
}

/** Creates the functions that read and change the stored entries. */
const createEntries = (storage: HistoryStorage | undefined) => {
  // Read each time: another tab may have written in between.
  const read = (): readonly HistoryEntry[] => {
    const text = storage?.read();
    if (text === undefined) return [];
    const entries = decodeHistory(text);
    if (!entries) storage?.remove();
    return entries ?? [];
  };
  const write = (entries: readonly HistoryEntry[]) => {
    if (entries.length === 0) storage?.remove();
    else storage?.write(encodeHistory(entries));
  };
  const add = (term: string) => {
    if (term !== '' && storage?.mayAdd()) write(addTerm(read(), term));
  };
  return { read, write, add };
};

/** Creates the recent searches over a storage; without a storage there are none. */
export const createRecentSearches = ({ storage, clock, onChange }: RecentSearchesDeps): RecentSearches => {
  let undoable: { readonly text: Message; readonly removed: readonly RemovedEntry[] } | undefined;
  let stopUndo: (() => void) | undefined;

  const { read, write, add } = createEntries(storage);
  const endUndo = () => {
    stopUndo?.();
    undoable = stopUndo = undefined;
  };
  const offerUndo = (text: Message, removed: readonly RemovedEntry[]) => {
    endUndo();
    undoable = { text, removed };
    stopUndo = clock.after(UNDO_MS, () => {
      endUndo();
      onChange();
    });
  };

  return {
    shown: () => shownTerms(read()),
    undoText: () => undoable?.text,
    add,
    remove(term) {
      const { left, removed } = removeTerm(read(), term);
      if (removed.length === 0) return;
      write(left);
      offerUndo([REMOVED, { term }], removed);
    },
    clear() {
      const removed = read().map((entry, index) => ({ entry, index }));
      write([]);
      offerUndo([RECENT_CLEARED], removed);
    },
    undo() {
      if (!undoable) return;
      write(restoreEntries(read(), undoable.removed));
      endUndo();
    },
    start() {
      const stopListening = storage?.onChange(onChange);
      return () => {
        endUndo();
        stopListening?.();
      };
    },
  };
};
