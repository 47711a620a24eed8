import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a request waits for a server that is being restarted, in milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 100;

export interface DevProxy {
  readonly listen: (port: number, host: string) => Promise<void>;
  /** Tells every open page to load itself anew. */
  readonly reload: () => void;
}

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createTcpServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const ask = (port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const options = { host: '127.0.0.1', port, method, path: url, headers };
    request(options, resolve).once('error', reject).end(body);
  });

const forward = async (port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const body = await bodyOf(incoming);
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      const answer = await ask(port, incoming, body);
      // Names have no hashes while developing, so nothing may be kept.
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-store' });
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
      return;
    } catch (error) {
      const restarting = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (!restarting || performance.now() > end) {
        outgoing.destroy();
        return;
      }
      await delay(PAUSE);
    }
  }
};

/**
 * Stands before the demo's server while developing: adds `/dev/reload`, forbids caching, and bridges restarts.
 *
 * @param port where the demo's own server listens on 127.0.0.1
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
