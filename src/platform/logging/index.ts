/** What operators read at night. */
export { createLogger, type LogEntry, type Logger } from './logger';
