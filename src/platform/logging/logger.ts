import type { Browser } from '../browser';

/** The structured log of the browser. */
export interface Logger {
  readonly info: (message: string, fields?: object) => void;
  readonly warn: (message: string, fields?: object) => void;
  /** For failures that the operating team must investigate. They are also reported to the host's monitor. */
  readonly error: (message: string, fields?: object) => void;
}

/** The only fields that may be logged. None of them contains a token, a search term, an id or a shopper's address. */
const FIELDS = 'service method path status milliseconds kind message type itemsLeftOut'.split(' ');

export type Level = keyof Logger;

/** A line of the log, with allowed fields only. */
export interface LogEntry {
  readonly level: Level;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Creates a logger that writes only allowed fields [CALL-1].
 *
 * @param enabled whether lines are written to the browser's console
 * @param onEntry called with each line, even if `enabled` is false
 */
export const createLogger = (
  browser: Pick<Browser, 'log'>,
  enabled: boolean,
  onEntry: (entry: LogEntry) => void,
): Logger => {
  const log =
    (level: Level) =>
    (message: string, given: object = {}) => {
      const fields = Object.fromEntries(Object.entries(given).filter(([name]) => FIELDS.includes(name)));
      if (enabled) browser.log(level, message, fields);
      onEntry({ level, message, fields });
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
};
