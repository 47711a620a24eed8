/** Who is signed in, and the token, which only the clients of services get. */
import type { Http } from '../http';
import type { SessionAdapter, SessionResponse } from '../../../federation/contract';

export { isSignedOut, isWaiting, type SessionStatus } from './machine';
export { createSession, type Session } from './session';

/** Returns a function that loads the session from the token service, whose client is lazy-loaded. */
export const loadFromTokenService =
  (http: Http, address: string): SessionAdapter['load'] =>
  async (signal, options) => {
    const { fetchToken } = await import(/* webpackChunkName: "http" */ './token-service');
    return fetchToken(http, address, signal, options?.fresh);
  };

/** Loads the session from the host. Rejects if the value does not match the contract [CALL-3]. */
export const loadFromHost = async (
  host: SessionAdapter,
  ...options: Parameters<SessionAdapter['load']>
): Promise<SessionResponse> => {
  const response: unknown = await host.load(...options);
  if (Reflect.get(Object(response), 'kind') === 'signed-out') return { kind: 'signed-out' };
  const { readSignedIn } = await import(/* webpackChunkName: "http" */ './token-service');
  return readSignedIn(response);
};
