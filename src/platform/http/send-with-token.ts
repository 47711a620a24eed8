import CanceledError from 'axios/unsafe/cancel/CanceledError.js';
import type { TokenSource } from './http';

/**
 * Sends a request with the token. If the token is refused with a 401, it is renewed, and a request that only reads is sent
 * once more with the new one. A request that changes something may have been carried out, so only the caller may send it
 * again [AUTH-4].
 *
 * @param send resolves with a response of any status
 * @throws CanceledError if the header has been unmounted: without the customer's token, services would refuse the request
 */
export const sendWithToken = async <Response extends { readonly status: number }>(
  tokens: TokenSource,
  onlyReads: boolean,
  send: (token: string | undefined) => Promise<Response>,
): Promise<Response> => {
  const token = await tokens.current();
  if (tokens.hasStopped()) throw new CanceledError();
  const response = await send(token);
  if (response.status !== 401 || !token) return response;
  const renewed = tokens.renew(token);
  const next = onlyReads ? await renewed : undefined;
  return next ? send(next) : response;
};
