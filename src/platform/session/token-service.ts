import * as v from 'valibot';
import { failed, ok } from '../../kernel/result';
import type { Http } from '../http';
import type { SessionAnswer } from '../../../federation/contract';

const answerSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  customerId: v.pipe(v.string(), v.nonEmpty()),
  isSignedOnAsCustomer: v.optional(v.boolean(), false),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

const decodeToken = (body: unknown) => {
  const decoded = v.safeParse(answerSchema, body);
  return decoded.success ? ok(decoded.output) : failed('wrong-shape', 'token');
};

/**
 * Asks the token service who is signed in; a 401 says that nobody is [AUTH-4].
 *
 * @param address the service's configured base address
 * @param isFresh asks for another token than the one the service gave last, by the header `token-refresh`
 * @throws where the service doesn't tell
 */
export const askTokenService = async (
  http: Http,
  address: string,
  signal: AbortSignal,
  isFresh = false,
): Promise<SessionAnswer> => {
  const answer = await http.send({
    call: 'token',
    at: address,
    ...(isFresh && { headers: { 'token-refresh': 'true' } }),
    signal,
    decode: decodeToken,
  });
  if (answer.ok) return { kind: 'signed-in', ...answer.value.body };
  if (answer.failure.status === 401) return { kind: 'signed-out' };
  throw new Error(answer.failure.message);
};

/**
 * A host's own answer that somebody is signed in [FED-3].
 *
 * @throws where it isn't one, in the shape of the contract
 */
export const readSignedIn = (answer: unknown): SessionAnswer =>
  v.parse(v.object({ ...answerSchema.entries, kind: v.literal('signed-in') }), answer);
