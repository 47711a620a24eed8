import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveOnLoopback } from '../../testing/serve-on-loopback';

/** What happens to a request: forwarded, a 503 response, no response, a closed connection, or a truncated response. */
export type ProxyFault = 'pass' | 'unavailable' | 'hang' | 'cut' | 'half';

export interface FaultyProxy {
  readonly address: string;
  /** Sets the function that decides about all further requests. */
  readonly decide: (fault: (request: IncomingMessage) => ProxyFault) => void;
  readonly close: () => Promise<void>;
}

const respondTruncated = async (given: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await buffer(given);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

const forward = (upstream: URL, incoming: IncomingMessage, response: ServerResponse, half: boolean): void => {
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = request(
    { host: upstream.hostname, port: upstream.port, method, path: url, headers },
    (given) => {
      response.writeHead(given.statusCode ?? 502, given.headers);
      if (half) void respondTruncated(given, response);
      else given.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
};

/** Starts a proxy on 127.0.0.1 for another server, whose requests can be made to fail. */
export const startFaultyProxy = async (upstream: URL): Promise<FaultyProxy> => {
  let faultOf: (request: IncomingMessage) => ProxyFault = () => 'pass';
  const { address, close } = await serveOnLoopback((request, response) => {
    const fault = faultOf(request);
    if (fault === 'pass' || fault === 'half') forward(upstream, request, response, fault === 'half');
    else if (fault === 'unavailable') response.writeHead(503).end();
    else if (fault === 'cut') request.once('data', () => request.destroy());
  });
  return {
    address,
    decide: (fault) => {
      faultOf = fault;
    },
    close,
  };
};
