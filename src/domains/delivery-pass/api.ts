import { at } from '../../kernel/read';
import { bodyOf, failed, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import type { PassStatus } from './model';
import type { Passes } from './ports';

const PASS_STATUSES = ['UNKNOWN', 'ACTIVE', 'AVAILABLE'] as const satisfies readonly PassStatus[];

const decodeStatus = (body: unknown): Result<PassStatus> => {
  const status = PASS_STATUSES.find((each) => each === at(body, 'status'));
  return status ? ok(status) : failed('wrong-shape', 'pass status');
};

/** Creates the client of `GET /v1/pass/status` [PASS-1]. */
export const createPassApi = (http: Http, address: string): Passes => ({
  async load(customerId, signal) {
    return bodyOf(
      await http.send({
        call: 'pass-status',
        at: address,
        headers: { 'customer-id': customerId },
        signal,
        decode: decodeStatus,
      }),
    );
  },
});
