/** Rules of the search history, as pure functions [HIST-2] [HIST-3] [HIST-4]. Newest first. */
import { cleanTerm } from './model';

export interface HistoryEntry {
  readonly term: string;
}

type Entries = readonly HistoryEntry[];

/** A removed entry, and its former index. */
export interface RemovedEntry {
  readonly entry: HistoryEntry;
  readonly index: number;
}

const MAX_ENTRIES = 60;
const MAX_SHOWN = 6;
/** Length limit of a stored history: enough for 60 terms of 200 characters that are all written as escapes. */
const MAX_STORED_LENGTH = 100_000;

const isSame = (term: string) => (entry: HistoryEntry) => entry.term.toLowerCase() === term.toLowerCase();

/** Adds a term at the start, removes its duplicate ignoring case, and cuts to 60 entries [HIST-2] [HIST-3]. */
export const addTerm = (entries: Entries, term: string): Entries => {
  const isDuplicate = isSame(term);
  const others = entries.filter((entry) => !isDuplicate(entry));
  return [{ term }, ...others.slice(0, MAX_ENTRIES - 1)];
};

/** Returns the remaining entries, and the removed ones for {@link restoreEntries}. */
export const removeTerm = (entries: Entries, term: string): { left: Entries; removed: RemovedEntry[] } => {
  const isRemoved = isSame(term);
  return {
    left: entries.filter((entry) => !isRemoved(entry)),
    removed: entries.flatMap((entry, index) => (isRemoved(entry) ? [{ entry, index }] : [])),
  };
};

/** Restores removed entries at their former index, unless they were added again in between. */
export const restoreEntries = (entries: Entries, removed: readonly RemovedEntry[]): Entries => {
  const restored = [...entries];
  for (const { entry, index } of removed) {
    if (!restored.some(isSame(entry.term))) restored.splice(index, 0, entry);
  }
  return restored.slice(0, MAX_ENTRIES);
};

/** The terms that the panel shows: the first six [HIST-2]. */
export const shownTerms = (entries: Entries): readonly string[] =>
  entries.slice(0, MAX_SHOWN).map(({ term }) => term);

/** Encodes a history for storage; `decodeHistory` decodes it. */
export const encodeHistory = (entries: Entries): string =>
  `[${entries.map((entry) => JSON.stringify(entry)).join()}]`;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const termOf = (value: unknown): string => {
  const term = typeof value === 'object' && value !== null && 'term' in value ? value.term : undefined;
  return typeof term === 'string' ? cleanTerm(term.slice(0, MAX_STORED_LENGTH)) : '';
};

/**
 * Decodes a stored history. Terms are cleaned again, because other scripts of the page can write the storage.
 *
 * @returns undefined for a text that is not a JSON array or is too long; the caller then removes the value [HIST-4]
 */
export const decodeHistory = (text: string): Entries | undefined => {
  const value = text.length > MAX_STORED_LENGTH ? undefined : parse(text);
  if (!Array.isArray(value)) return undefined;
  return value
    .slice(0, MAX_ENTRIES)
    .map((entry) => ({ term: termOf(entry) }))
    .filter(({ term }) => term !== '');
};
