/** The log for the team that operates the shop. */
export { createLogger, type LogEntry, type Logger } from './logger';
