import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import { serveOnLoopback } from '../../../federation/testing/serve-on-loopback';
import { startForwarding } from '../shared/forward';
import { documentOf, PAGES_DIR } from './build-pages';

export interface BenchServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const servePage = async (name: string, outgoing: ServerResponse): Promise<void> => {
  const extension = path.extname(name);
  const body = extension === '' ? documentOf(name) : await readFile(path.join(PAGES_DIR, name));
  outgoing.writeHead(200, { 'content-type': contentType(extension || '.html') || '' }).end(body);
};

/** Serves the pages at `/bench/{name}`, and forwards every other request to the demo. */
export const startServer = async (): Promise<BenchServer> => {
  const demo = await startForwarding();
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://bench.example');
    if (pathname.startsWith('/bench/')) {
      await servePage(path.basename(pathname), outgoing);
      return;
    }
    demo.forward(incoming, outgoing);
  };
  const server = await serveOnLoopback((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.writeHead(404).end());
  });
  return {
    origin: server.address,
    close: async () => {
      await server.close();
      await demo.close();
    },
  };
};
