/** The shopper's recent searches, newest first: their rules, their storage, and Undo [HIST-2] [HIST-3] [HIST-4]. */
import { parseJson } from '../../kernel/parse-json';
import type { Message } from '../../kernel/translate';
import { cleanTerm } from './draft';
import type { SearchPorts } from './ports';
import { RECENT_CLEARED, REMOVED } from './texts';

type Terms = readonly string[];

export interface RemovedTerm {
  readonly term: string;
  readonly index: number;
}

const MAX_TERMS = 60;
const MAX_SHOWN = 6;
/** Length limit of a stored history: enough for 60 terms of 200 characters that are all written as escapes. */
const MAX_STORED_LENGTH = 100_000;
/** How long a removal can be undone. */
const UNDO_MS = 10_000;

const isSame = (term: string) => (other: string) => other.toLowerCase() === term.toLowerCase();

/** Adds a term at the start, removes its duplicate ignoring case, and cuts to 60 terms [HIST-2] [HIST-3]. */
export const addTerm = (terms: Terms, term: string): Terms => {
  const isDuplicate = isSame(term);
  return [term, ...terms.filter((other) => !isDuplicate(other)).slice(0, MAX_TERMS - 1)];
};

/** Returns the remaining terms, and the removed ones for {@link restoreTerms}. */
export const removeTerm = (terms: Terms, term: string): { left: Terms; removed: RemovedTerm[] } => {
  const isRemoved = isSame(term);
  return {
    left: terms.filter((other) => !isRemoved(other)),
    removed: terms.flatMap((other, index) => (isRemoved(other) ? [{ term: other, index }] : [])),
  };
};

/** Restores removed terms at their former index, unless they were added again in between. */
export const restoreTerms = (terms: Terms, removed: readonly RemovedTerm[]): Terms => {
  const restored = [...terms];
  for (const { term, index } of removed) {
    if (!restored.some(isSame(term))) restored.splice(index, 0, term);
  }
  return restored.slice(0, MAX_TERMS);
};

/** Encodes a history for storage; `decodeHistory` decodes it. */
export const encodeHistory = (terms: Terms): string =>
  `[${terms.map((term) => JSON.stringify({ term })).join()}]`;

const termOf = (value: unknown): string => {
  const term = typeof value === 'object' && value !== null && 'term' in value ? value.term : undefined;
  return typeof term === 'string' ? cleanTerm(term.slice(0, MAX_STORED_LENGTH)) : '';
};

/**
 * Decodes a stored history. Terms are cleaned again, because other scripts of the page can write the storage.
 *
 * @returns undefined for a text that is not a JSON array or is too long; the caller then removes the value [HIST-4]
 */
export const decodeHistory = (text: string): Terms | undefined => {
  const value = text.length > MAX_STORED_LENGTH ? undefined : parseJson(text);
  if (!Array.isArray(value)) return undefined;
  return value
    .slice(0, MAX_TERMS)
    .map(termOf)
    .filter((term) => term !== '');
};

/** Creates the functions that read and change the stored terms; without a storage there are none. */
const createStoredTerms = (storage: SearchPorts['history']) => {
  // Read each time: another tab may have written in between.
  const read = (): Terms => {
    const text = storage?.read();
    if (text === undefined) return [];
    const terms = decodeHistory(text);
    if (!terms) storage?.remove();
    return terms ?? [];
  };
  const write = (terms: Terms) => {
    if (terms.length === 0) storage?.remove();
    else storage?.write(encodeHistory(terms));
  };
  return { read, write };
};

/**
 * Creates the recent searches, which are synchronised with other tabs. A removal can be undone for 10 seconds.
 *
 * @param onChange called when the terms or Undo may have changed without a call of a method
 */
export const createRecentSearches = (
  { history, clock }: Pick<SearchPorts, 'history' | 'clock'>,
  onChange: () => void,
) => {
  let undoable: { readonly text: Message; readonly removed: readonly RemovedTerm[] } | undefined;
  let stopUndo: (() => void) | undefined;

  const { read, write } = createStoredTerms(history);
  const endUndo = () => {
    stopUndo?.();
    undoable = stopUndo = undefined;
  };
  const offerUndo = (text: Message, removed: readonly RemovedTerm[]) => {
    endUndo();
    undoable = { text, removed };
    stopUndo = clock.after(UNDO_MS, () => {
      endUndo();
      onChange();
    });
  };

  return {
    /** Returns the terms that the popup shows: the first six [HIST-2]. */
    shown: (): Terms => read().slice(0, MAX_SHOWN),
    /** Describes the removal that Undo would restore; undefined when there is none. */
    undoText: () => undoable?.text,
    add(term: string) {
      if (term !== '' && history?.mayAdd()) write(addTerm(read(), term));
    },
    remove(term: string) {
      const { left, removed } = removeTerm(read(), term);
      if (removed.length === 0) return;
      write(left);
      offerUndo([REMOVED, { term }], removed);
    },
    clear() {
      const removed = read().map((term, index) => ({ term, index }));
      write([]);
      offerUndo([RECENT_CLEARED], removed);
    },
    undo() {
      if (!undoable) return;
      write(restoreTerms(read(), undoable.removed));
      endUndo();
    },
    /** Listens to other tabs. Returns a function that removes the listener and ends Undo. */
    start() {
      const stopListening = history?.onChange(onChange);
      return () => {
        endUndo();
        stopListening?.();
      };
    },
  };
};
