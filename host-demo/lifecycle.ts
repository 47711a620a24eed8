import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a server ends. */
interface Shutdown {
  /**
   * Milliseconds in which the server still accepts requests but says that it is not ready, so that load balancers stop
   * sending them.
   */
  readonly drainMs: number;
  /** Milliseconds in which requests in flight may finish; after that their connections are closed. */
  readonly timeoutMs: number;
}

/** Ends a server. Resolves when it accepts no connections and has none. */
export type ShutDown = (shutdown: Shutdown) => Promise<void>;

/** Shuts a server down at the first SIGINT or SIGTERM, and then ends the process. */
export const endBySignal = (shutDown: ShutDown, shutdown: Shutdown): void => {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    void shutDown(shutdown).then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};

const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Closes connections that have no request. They would keep the server open for as long as their clients like. */
const closeIdleConnections = ({ server }: FastifyInstance): void => {
  setImmediate(() => {
    server.closeIdleConnections();
  });
};

/** Stops to accept connections, and waits until the last one is closed. */
const stopListening = ({ server }: FastifyInstance, timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, timeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Adds the routes for an orchestrator: `/health/live` says that the process responds, and `/health/ready` whether it can
 * serve pages. Call it before the other routes are added.
 *
 * @param isAvailable returns whether the header can be rendered
 * @returns a function that ends the server
 */
export const registerLifecycle = (app: FastifyInstance, isAvailable: () => Promise<boolean>): ShutDown => {
  let isDraining = false;
  let isStopping = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // Not while it drains: a client may just have sent a request on an idle connection.
    if (isStopping) closeIdleConnections(app);
  });
  app.get('/health/live', async (_request, reply) => reply.code(204).headers(NO_STORE).send());
  app.get('/health/ready', async (_request, reply) => {
    const state = isDraining ? 'draining' : (await isAvailable()) ? 'ready' : 'the renderer is not available';
    return reply
      .code(state === 'ready' ? 200 : 503)
      .headers(NO_STORE)
      .send({ state });
  });
  return async ({ drainMs, timeoutMs }) => {
    isDraining = true;
    await pause(drainMs);
    isStopping = true;
    await stopListening(app, timeoutMs);
    await app.close();
  };
};

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
