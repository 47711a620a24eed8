import * as v from 'valibot';
import { readId } from '../../kernel/read';
import { failed, ok } from '../../kernel/result';
import type { Http } from '../http';
import type { SessionResponse } from '../../../federation/contract';

const end = v.fallback(v.optional(v.union([v.string(), v.number()])), undefined);

/** Only the token and the customer's id are required: a token without a valid expiry is used until it is refused. */
const responseSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  customerId: v.pipe(v.unknown(), v.transform(readId), v.string()),
  isSignedOnAsCustomer: v.nullish(v.boolean(), false),
  expiresAt: end,
  expiresIn: end,
});

const decodeToken = (body: unknown) => {
  const decoded = v.safeParse(responseSchema, body);
  return decoded.success ? ok(decoded.output) : failed('wrong-shape', 'token');
};

/**
 * Requests who is signed in from the token service; a 401 means signed out [AUTH-4].
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
  if (result.ok) return { kind: 'signed-in', ...result.value.body };
  if (result.failure.status === 401) return { kind: 'signed-out' };
  throw new Error(result.failure.message);
};

/**
 * Checks the session that a host returned for a signed-in customer [FED-3].
 *
 * @throws if the session does not match the contract
 */
export const readSignedIn = (response: unknown): SessionResponse =>
  v.parse(v.object({ ...responseSchema.entries, kind: v.literal('signed-in') }), response);
