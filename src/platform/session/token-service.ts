import * as v from 'valibot';
import { serviceUrl, type Http } from '../http';
import type { SessionAnswer } from '../../../federation/contract';

const answerSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  customerId: v.pipe(v.string(), v.nonEmpty()),
  isSignedOnAsCustomer: v.optional(v.boolean(), false),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * Asks the token service who is signed in; anything but a good answer means a visitor [AUTH-4].
 *
 * @param address the service's configured base address
 */
export const askTokenService = async (
  http: Http,
  address: string,
  signal: AbortSignal,
): Promise<SessionAnswer> => {
  const answer = await http.send({
    service: 'token',
    method: 'GET',
    url: serviceUrl(address, '/v1/token'),
    signal,
    expected: [401],
  });
  const decoded = answer.ok ? v.safeParse(answerSchema, answer.value.body) : undefined;
  return decoded?.success ? { kind: 'signed-in', ...decoded.output } : { kind: 'signed-out' };
};
