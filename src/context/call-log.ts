import type { LogEntry } from '../platform/logging';

/** The oldest entries are dropped above this number. */
const MAX_ENTRIES = 100;

/** What the health panel shows: the last entries of the log, and the number of sign-outs during a session. */
export interface Health {
  readonly keep: (entry: LogEntry) => void;
  readonly flickered: () => void;
  readonly entries: () => readonly LogEntry[];
  readonly flickers: () => number;
}

export const createHealth = (): Health => {
  const entries: LogEntry[] = [];
  let flickers = 0;
  return {
    keep(entry) {
      entries.push(entry);
      if (entries.length > MAX_ENTRIES) entries.shift();
    },
    flickered() {
      flickers += 1;
    },
    entries: () => entries,
    flickers: () => flickers,
  };
};
