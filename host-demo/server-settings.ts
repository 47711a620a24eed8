import type { Shutdown } from './lifecycle';

/** Returns the port in a variable, 3000 by default; null if it is not a port. */
export const portFrom = (text: string | undefined): number | null => {
  const port = Number(text ?? '3000');
  return Number.isInteger(port) && port >= 0 && port <= 65_535 && text !== '' ? port : null;
};

/** Returns whether the text is an origin as browsers serialise it: without a path, and without a trailing slash. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

const millisecondsFrom = (text: string | undefined): number => {
  const seconds = Number(text ?? '0');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
};

/** Returns how SIGTERM ends the server. Without the variables it ends at once, and closes all connections. */
export const shutdownFrom = ({
  DRAIN_SECONDS,
  SHUTDOWN_TIMEOUT_SECONDS,
}: Readonly<Record<string, string | undefined>>): Shutdown => ({
  drainMs: millisecondsFrom(DRAIN_SECONDS),
  timeoutMs: millisecondsFrom(SHUTDOWN_TIMEOUT_SECONDS),
});
