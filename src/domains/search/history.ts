/** Rules of the search history, as pure functions [HIST-2] [HIST-3] [HIST-4]. Newest first. */
import { cleanTerm } from './model';

export interface HistoryEntry {
  readonly term: string;
}

type Entries = readonly HistoryEntry[];

/** An entry that was taken out, and where it stood. */
export interface RemovedEntry {
  readonly entry: HistoryEntry;
  readonly index: number;
}

const MAX_ENTRIES = 60;
const MAX_SHOWN = 6;
/** 60 terms of 200 characters, each written as an escape, fit; nothing that the header wrote is longer. */
const MAX_STORED = 100_000;

/** Storage key of the history. @param type what is searched, such as 'groceries' [HIST-2] */
export const historyKey = (type: string): string => `wtr_${type}_search_history`;

const isSame = (term: string) => (entry: HistoryEntry) => entry.term.toLowerCase() === term.toLowerCase();

/** Puts a term first, drops its earlier duplicate whatever its case, and trims to 60 [HIST-2] [HIST-3]. */
export const addTerm = (entries: Entries, term: string): Entries => {
  const isDuplicate = isSame(term);
  const others = entries.filter((entry) => !isDuplicate(entry));
  return [{ term }, ...others.slice(0, MAX_ENTRIES - 1)];
};

/** @returns what is left, and what was taken out, for {@link restoreEntries} */
export const removeTerm = (entries: Entries, term: string): { left: Entries; removed: RemovedEntry[] } => {
  const isRemoved = isSame(term);
  return {
    left: entries.filter((entry) => !isRemoved(entry)),
    removed: entries.flatMap((entry, index) => (isRemoved(entry) ? [{ entry, index }] : [])),
  };
};

/** Puts removed entries back where they stood, unless they were searched for again meanwhile. */
export const restoreEntries = (entries: Entries, removed: readonly RemovedEntry[]): Entries => {
  const restored = [...entries];
  for (const { entry, index } of removed) {
    if (!restored.some(isSame(entry.term))) restored.splice(index, 0, entry);
  }
  return restored.slice(0, MAX_ENTRIES);
};

/** The terms that a panel has room for [HIST-2]. */
export const shownTerms = (entries: Entries): readonly string[] =>
  entries.slice(0, MAX_SHOWN).map(({ term }) => term);

/** What is told when the history opens [HIST-1]. */
export const historyPhrase = (count: number): string =>
  `You have: ${String(count)} previous search terms found.`;

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
  return typeof term === 'string' ? cleanTerm(term.slice(0, MAX_STORED)) : '';
};

/**
 * Reads a stored history. Terms are cleaned again, since anybody may have written them.
 *
 * @returns undefined for what isn't a JSON array of reasonable length: the value is then to be removed [HIST-4]
 */
export const decodeHistory = (text: string): Entries | undefined => {
  const value = text.length > MAX_STORED ? undefined : parse(text);
  if (!Array.isArray(value)) return undefined;
  return value
    .slice(0, MAX_ENTRIES)
    .map((entry) => ({ term: termOf(entry) }))
    .filter(({ term }) => term !== '');
};
