import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveOnLoopback } from '../../testing/serve-on-loopback';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FragmentServer {
  readonly port: number;
  /** The received requests, without the health checks of the edge. */
  readonly requests: readonly IncomingMessage[];
  /** Sets the handler of all further requests. */
  readonly respondWith: (handler: Handler) => void;
  readonly close: () => Promise<void>;
}

const PROBE = '/mfe/common/header?page=/';

/** Returns a handler that responds like a fragment, except that the response is stale after 1 s to keep tests short. */
export const respondNormally =
  (body: string): Handler =>
  (_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=1, stale-while-revalidate=600, stale-if-error=600',
      'set-cookie': 'user=1',
    });
    response.end(body);
  };

export const unavailable: Handler = (_request, response) => {
  response.writeHead(503).end('sorry');
};

export const respondPartially: Handler = (_request, response) => {
  response.writeHead(200, { 'content-length': 100 });
  response.write('half', () => response.destroy());
};

export const neverRespond: Handler = () => undefined;

/** Starts a fake of the server that renders the header's fragment. */
export const startFragmentServer = async (): Promise<FragmentServer> => {
  const requests: IncomingMessage[] = [];
  let respondWith = respondNormally('first');
  const { port, close } = await serveOnLoopback((request, response) => {
    if (request.url !== PROBE) requests.push(request);
    respondWith(request, response);
  });
  return {
    port,
    requests,
    respondWith: (handler) => {
      respondWith = handler;
    },
    close,
  };
};
