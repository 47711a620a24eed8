import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveOnLoopback } from '../../testing/serve-on-loopback';

/** What happens to a request: passed on, answered 503, never answered, cut off in the middle, or answered by half. */
export type Fate = 'pass' | 'unavailable' | 'hang' | 'cut' | 'half';

export interface FaultyProxy {
  readonly address: string;
  /** Decides about every request from now on. */
  readonly decide: (fate: (asked: IncomingMessage) => Fate) => void;
  readonly close: () => Promise<void>;
}

const answerHalf = async (given: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const body = await buffer(given);
  answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
};

const passOn = (upstream: URL, asked: IncomingMessage, answer: ServerResponse, half: boolean): void => {
  const { method = 'GET', url = '/', headers } = asked;
  const onward = request(
    { host: upstream.hostname, port: upstream.port, method, path: url, headers },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (half) void answerHalf(given, answer);
      else given.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
};

/** A server on loopback in front of another one, whose connection can be made to fail. */
export const startFaultyProxy = async (upstream: URL): Promise<FaultyProxy> => {
  let fateOf: (asked: IncomingMessage) => Fate = () => 'pass';
  const { address, close } = await serveOnLoopback((asked, answer) => {
    const fate = fateOf(asked);
    if (fate === 'pass' || fate === 'half') passOn(upstream, asked, answer, fate === 'half');
    else if (fate === 'unavailable') answer.writeHead(503).end();
    else if (fate === 'cut') asked.once('data', () => asked.destroy());
  });
  return {
    address,
    decide: (fate) => {
      fateOf = fate;
    },
    close,
  };
};
