import { readFile } from 'node:fs/promises';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveOnLoopback } from '../../../federation/testing/serve-on-loopback';
import { startDemo } from '../../../tests/support/demo';
import { documentOf, PAGES_DIR } from './build-pages';

export interface BenchServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

const serveOwn = async (name: string, outgoing: ServerResponse): Promise<void> => {
  const extension = path.extname(name);
  const body = extension === '' ? documentOf(name) : await readFile(path.join(PAGES_DIR, name));
  outgoing.writeHead(200, { 'content-type': TYPES[extension] ?? 'text/html' }).end(body);
};

const forward = (to: URL, agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { method, url, headers } = incoming;
  const asked = request(to, { agent, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.once('error', () => outgoing.destroy());
  incoming.pipe(asked);
};

/**
 * Serves the pages at `/bench/{name}`, and everything else from the demo behind it.
 *
 * @param delay milliseconds that each answer of term-suggest takes longer
 */
export const startServer = async (delay: number): Promise<BenchServer> => {
  const demo = await startDemo();
  const agent = new Agent({ keepAlive: true });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname } = new URL(incoming.url ?? '/', demo.origin);
    if (pathname.startsWith('/bench/')) {
      await serveOwn(path.basename(pathname), outgoing);
      return;
    }
    if (delay > 0 && pathname === '/term-suggest') await pause(delay);
    forward(new URL(demo.origin), agent, incoming, outgoing);
  };
  const server = await serveOnLoopback((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.writeHead(404).end());
  });
  return {
    origin: server.address,
    close: async () => {
      await server.close();
      agent.destroy();
      await demo.close();
    },
  };
};
