/** Who is signed in, and the token that only the clients see. */
import type { Http } from '../http';
import type { SessionAnswer } from '../../../federation/contract';

export { createSession, type Session, type SessionStatus } from './session';

/** Loads the session from the token service, whose client is fetched with the first call. */
export const loadFromTokenService =
  (http: Http, address: string) =>
  async (signal: AbortSignal): Promise<SessionAnswer> => {
    const { askTokenService } = await import(/* webpackChunkName: "http" */ './token-service');
    return askTokenService(http, address, signal);
  };
