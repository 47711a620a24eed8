import { at, readFlag, readId, readText } from '../../kernel/read';
import { failed, ok } from '../../kernel/result';
import type { Http } from '../http';
import type { SessionResponse } from '../../../federation/contract';

/** When a token expires: text or a number; any other value counts as missing. */
const readEnd = (wire: unknown): string | number | undefined =>
  typeof wire === 'string' || typeof wire === 'number' ? wire : undefined;

/**
 * Only the token and the customer's id are required: a token without a valid expiry is used until it is refused. Returns
 * undefined if one of them, or the flag of an operator, cannot be read.
 */
const readSession = (wire: unknown): Extract<SessionResponse, { kind: 'signed-in' }> | undefined => {
  const token = readText(at(wire, 'token'));
  const customerId = readId(at(wire, 'customerId'));
  const isSignedOnAsCustomer = readFlag(at(wire, 'isSignedOnAsCustomer') ?? false);
  if (!token || customerId === undefined || isSignedOnAsCustomer === undefined) return undefined;
  const expiresAt = readEnd(at(wire, 'expiresAt'));
  const expiresIn = readEnd(at(wire, 'expiresIn'));
  return {
    kind: 'signed-in',
    token,
    customerId,
    isSignedOnAsCustomer,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(expiresIn !== undefined && { expiresIn }),
  };
};

const SIGNED_OUT = { kind: 'signed-out' } as const;

const decodeToken = (body: unknown) => {
  const session = at(body, 'token') === null ? SIGNED_OUT : readSession(body);
  return session ? ok(session) : failed('wrong-shape', 'token');
};

/**
 * Requests who is signed in from the token service. A 401, which browsers log as an error, a 204 and a token that is null
 * mean signed out [AUTH-4].
 *
 * @param address the service's configured base address
 * @param isFresh requests another token than the last one, with the header `token-refresh`
 * @throws Error if the request fails or its response cannot be decoded
 */
export const fetchToken = async (
  http: Http,
  address: string,
  signal: AbortSignal,
  isFresh = false,
): Promise<SessionResponse> => {
  const result = await http.send({
    call: 'token',
    at: address,
    ...(isFresh && { headers: { 'token-refresh': 'true' } }),
    signal,
    decode: decodeToken,
  });
  if (result.ok) return result.value.body;
  const { status, message } = result.failure;
  if (status === 401 || status === 204) return SIGNED_OUT;
  throw new Error(message);
};

/**
 * Checks the session that a host returned for a signed-in customer [FED-3].
 *
 * @throws if the session does not match the contract
 */
export const readSignedIn = (response: unknown): SessionResponse => {
  const session = readSession(response);
  if (!session || at(response, 'kind') !== 'signed-in') throw new TypeError('session: wrong shape');
  return session;
};
