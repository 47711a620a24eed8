import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a request waits for a server that is restarting. */
const RESTART_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 100;

export interface DevProxy {
  readonly listen: (port: number, host: string) => Promise<void>;
  /** Reloads every open page. */
  readonly reload: () => void;
}

const sendRequest = (port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const options = { host: '127.0.0.1', port, method, path: url, headers };
    request(options, resolve).once('error', reject).end(body);
  });

const forward = async (port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const body = await buffer(incoming);
  const deadline = performance.now() + RESTART_TIMEOUT_MS;
  for (;;) {
    try {
      const response = await sendRequest(port, incoming, body);
      // Development builds have no hashes in their file names, so responses must not be cached.
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, 'cache-control': 'no-store' });
      response.on('error', () => outgoing.destroy()).pipe(outgoing);
      return;
    } catch (error) {
      const restarting = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (!restarting || performance.now() > deadline) {
        outgoing.destroy();
        return;
      }
      await delay(RETRY_DELAY_MS);
    }
  }
};

/**
 * A proxy in front of the demo's server during development: adds `/dev/reload`, disables caching, and waits through restarts.
 *
 * @param port the port of the demo's server on 127.0.0.1
 */
export const createDevProxy = (port: number): DevProxy => {
  const pages = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/dev/reload') {
      void forward(port, incoming, outgoing);
      return;
    }
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.flushHeaders();
    pages.add(outgoing);
    outgoing.once('close', () => pages.delete(outgoing));
  });
  return {
    listen: (own, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(own, host, resolve);
      }),
    reload: () => {
      for (const page of pages) page.write('data: reload\n\n');
    },
  };
};
