import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Server {
  readonly url: string;
  /** The received requests, in order, without a browser's preflights. */
  readonly received: readonly Received[];
  readonly close: () => Promise<void>;
}

type Handler = (response: ServerResponse, received: Received, turn: number) => void;

const read = async (request: IncomingMessage): Promise<Received> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server.example');
  const { method = '', headers } = request;
  const query = Object.fromEntries(searchParams);
  return { method, path: pathname, query, headers, body: Buffer.concat(chunks).toString() };
};

const started: Server[] = [];

/** Closes all servers that this program has started. */
export const closeServers = () => Promise.all(started.splice(0).map((server) => server.close()));

/** Starts a server on a free port that allows requests with credentials from every origin. */
export const startServer = async (respond: Handler): Promise<Server> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader(
      'Access-Control-Allow-Headers',
      'authorization, breadcrumb, content-type, customer-id',
    );
    response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, PATCH, DELETE');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    void read(request).then((one) => {
      received.push(one);
      respond(response, one, received.length);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const running = {
    url: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  started.push(running);
  return running;
};

export const sendJson = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
