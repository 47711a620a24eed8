/** What operators read at night. */
export { createLogger, type Logger } from './logger';
