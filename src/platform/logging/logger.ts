import type { Browser } from '../browser';

/** Structured client-side log. */
export interface Logger {
  readonly info: (message: string, fields?: object) => void;
  readonly warn: (message: string, fields?: object) => void;
  /** What an operator has to look into; a host's monitor hears of it, too. */
  readonly error: (message: string, fields?: object) => void;
}

/** All that may be logged: none of them holds a token, a term, an id or an address of a shopper. */
const FIELDS = 'service method path status milliseconds kind message type itemsLeftOut'.split(' ');

export type Level = keyof Logger;

/** One line of the log: nothing but allowed fields. */
export interface LogEntry {
  readonly level: Level;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Logs only where the configuration says so, and only fields that are allowed [CALL-1].
 *
 * @param keep takes each line, logged or not
 */
export const createLogger = (
  browser: Pick<Browser, 'log'>,
  enabled: boolean,
  keep: (entry: LogEntry) => void,
): Logger => {
  const log =
    (level: Level) =>
    (message: string, given: object = {}) => {
      const fields = Object.fromEntries(Object.entries(given).filter(([name]) => FIELDS.includes(name)));
      if (enabled) browser.log(level, message, fields);
      keep({ level, message, fields });
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
};
