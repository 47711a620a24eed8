import * as v from 'valibot';
import { failed, ok } from '../../kernel/result';
import { serviceUrl, type Http } from '../../platform/http';
import type { PassStatus } from './model';
import type { Passes } from './ports';

const PASS_STATUSES = ['UNKNOWN', 'ACTIVE', 'AVAILABLE'] as const satisfies readonly PassStatus[];
const answerSchema = v.object({ status: v.picklist(PASS_STATUSES) });

/** `GET v1/pass/status` [PASS-1]. */
export const createPassApi = (http: Http, address: string): Passes => ({
  async load(customerId, signal) {
    const answer = await http.send({
      service: 'delivery-pass',
      method: 'GET',
      url: serviceUrl(address, '/v1/pass/status'),
      headers: { 'customer-id': customerId },
      as: 'customer',
      signal,
    });
    if (!answer.ok) return answer;
    const decoded = v.safeParse(answerSchema, answer.value.body);
    return decoded.success ? ok(decoded.output.status) : failed('wrong-shape', 'pass status');
  },
});
