import { Agent, request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Browser } from '@playwright/test';
import { serveOnLoopback } from '../../../federation/testing/serve-on-loopback';
import { startDemo } from '../../../tests/support/demo';
import { withBrowser } from './browser';

/** Forwards requests to the demo, and its responses back. */
const startForwarding = async () => {
  const demo = await startDemo();
  const agent = new Agent({ keepAlive: true });
  const forward: RequestListener = (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request(new URL(demo.origin), { agent, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };
  const close = async () => {
    agent.destroy();
    await demo.close();
  };
  return { forward, close };
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
