/** Who is signed in, and the token that only the clients see. */
import type { Http } from '../http';
import type { SessionAdapter, SessionAnswer } from '../../../federation/contract';

export { isWaiting, type SessionStatus } from './machine';
export { createSession, type Session } from './session';

/** Loads the session from the token service, whose client is fetched with the first call. */
export const loadFromTokenService =
  (http: Http, address: string): SessionAdapter['load'] =>
  async (signal, ask) => {
    const { askTokenService } = await import(/* webpackChunkName: "http" */ './token-service');
    return askTokenService(http, address, signal, ask?.fresh);
  };

/** Asks the host, and believes what it answers only in the shape of the contract [CALL-3]. */
export const loadFromHost = async (
  host: SessionAdapter,
  ...ask: Parameters<SessionAdapter['load']>
): Promise<SessionAnswer> => {
  const answer: unknown = await host.load(...ask);
  if (Reflect.get(Object(answer), 'kind') === 'signed-out') return { kind: 'signed-out' };
  const { readSignedIn } = await import(/* webpackChunkName: "http" */ './token-service');
  return readSignedIn(answer);
};
