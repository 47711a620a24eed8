import type { LogEntry } from '../../platform/logging';

/** Lines that are kept; older ones go first. */
const MOST = 100;

/** What those who look after the header will want to know: the last lines of the log, and flickers. */
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
      if (entries.length > MOST) entries.shift();
    },
    flickered() {
      flickers += 1;
    },
    entries: () => entries,
    flickers: () => flickers,
  };
};
