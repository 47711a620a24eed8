import type { Browser } from '../browser';

/** Structured client-side log. Fields never hold tokens, search terms or addresses of shoppers. */
export interface Logger {
  readonly info: (message: string, fields?: object) => void;
  readonly warn: (message: string, fields?: object) => void;
}

/** Logs only where the configuration says so [CALL-1]. */
export const createLogger = (browser: Pick<Browser, 'log'>, enabled: boolean): Logger => ({
  info: (message, fields = {}) => {
    if (enabled) browser.log('info', message, fields);
  },
  warn: (message, fields = {}) => {
    if (enabled) browser.log('warn', message, fields);
  },
});
