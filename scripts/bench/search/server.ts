import { readFile } from 'node:fs/promises';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { serveOnLoopback } from '../../../federation/testing/serve-on-loopback';
import { startDemo } from '../../../tests/support/demo';
import { documentOf, PAGES_DIR } from './build-pages';

export interface BenchServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

const servePage = async (name: string, outgoing: ServerResponse): Promise<void> => {
  const extension = path.extname(name);
  const body = extension === '' ? documentOf(name) : await readFile(path.join(PAGES_DIR, name));
  outgoing.writeHead(200, { 'content-type': TYPES[extension] ?? 'text/html' }).end(body);
};

const forward = (to: URL, agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { method, url, headers } = incoming;
  const forwarded = request(to, { agent, method, path: url, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.once('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
};

/** Serves the pages at `/bench/{name}`, and forwards every other request to the demo. */
export const startServer = async (): Promise<BenchServer> => {
  const demo = await startDemo();
  const agent = new Agent({ keepAlive: true });
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname } = new URL(incoming.url ?? '/', demo.origin);
    if (pathname.startsWith('/bench/')) {
      await servePage(path.basename(pathname), outgoing);
      return;
    }
    forward(new URL(demo.origin), agent, incoming, outgoing);
  };
  const server = await serveOnLoopback((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.writeHead(404).end());
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
