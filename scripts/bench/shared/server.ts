import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Browser } from '@playwright/test';
import { forward } from '../../../federation/testing/proxy';
import { serveOnLoopback } from '../../../federation/testing/serve-on-loopback';
import { startDemo } from '../../../tests/support/demo';
import { withBrowser } from './browser';

/** Starts the demo for a server that forwards requests to it. */
const startForwarding = async () => {
  const demo = await startDemo();
  const agent = new Agent({ keepAlive: true });
  return {
    forward: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      forward(demo.origin, incoming, outgoing, { agent });
    },
    close: async () => {
      agent.destroy();
      await demo.close();
    },
  };
};

interface ServerOptions {
  /** Responds with a page or one of its files, and returns whether there is one at this path. */
  readonly respond: (pathname: string, response: ServerResponse) => boolean;
  /** Whether the demo responds to every other request; otherwise, these are a 404. */
  readonly hasServices: boolean;
}

/** Runs `use` with a browser and the origin of a server, and closes both. */
export const withServer = async <T>(
  { respond, hasServices }: ServerOptions,
  use: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> => {
  const services = hasServices ? await startForwarding() : undefined;
  const server = await serveOnLoopback((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://bench.example');
    if (respond(pathname, outgoing)) return;
    if (services) services.forward(incoming, outgoing);
    else outgoing.writeHead(404).end();
  });
  try {
    return await withBrowser((browser) => use(browser, server.address));
  } finally {
    await server.close();
    await services?.close();
  }
};
