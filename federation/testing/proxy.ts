import { request, type Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveOnLoopback } from './serve-on-loopback';

type Send = (received: IncomingMessage, outgoing: ServerResponse) => void;

/** Sends a response on as it was received. */
export const sendOn: Send = (received, outgoing) => {
  outgoing.writeHead(received.statusCode ?? 502, received.headers);
  received.on('error', () => outgoing.destroy()).pipe(outgoing);
};

interface ForwardOptions {
  /** Path and query on the other server; those of the request by default. */
  readonly path?: string;
  readonly headers?: IncomingMessage['headers'];
  readonly agent?: Agent;
  /** Sends the response back. */
  readonly send?: Send;
}

/** Forwards a request to a server at an origin, and its response back. A failure closes the connection. */
export const forward = (
  origin: string | URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { send = sendOn, ...options }: ForwardOptions = {},
): void => {
  const { method, url: path, headers } = incoming;
  const sent = request(origin, { method, path, headers, ...options }, (received) => send(received, outgoing));
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
};

/** What happens to a request: forwarded, a 503 response, no response, a closed connection, or a truncated response. */
export type ProxyFault = 'pass' | 'unavailable' | 'hang' | 'cut' | 'half';

export interface FaultyProxy {
  readonly address: string;
  /** Sets the function that decides about all further requests. */
  readonly decide: (fault: (request: IncomingMessage) => ProxyFault) => void;
  readonly close: () => Promise<void>;
}

const sendHalf = async (received: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const body = await buffer(received);
  outgoing.writeHead(received.statusCode ?? 502, received.headers);
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
};

/** Starts a proxy on 127.0.0.1 for another server, whose requests can be made to fail. */
export const startFaultyProxy = async (upstream: URL): Promise<FaultyProxy> => {
  let faultOf: (request: IncomingMessage) => ProxyFault = () => 'pass';
  const { address, close } = await serveOnLoopback((incoming, outgoing) => {
    const fault = faultOf(incoming);
    if (fault === 'pass') forward(upstream, incoming, outgoing);
    else if (fault === 'half')
      forward(upstream, incoming, outgoing, { send: (...both) => void sendHalf(...both) });
    else if (fault === 'unavailable') outgoing.writeHead(503).end();
    else if (fault === 'cut') incoming.once('data', () => incoming.destroy());
  });
  return {
    address,
    decide: (fault) => {
      faultOf = fault;
    },
    close,
  };
};
