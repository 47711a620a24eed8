import { callOf, logResponse, type CallName } from '../platform/calls';
import { createLogger } from '../platform/logging';
import { reportDecodeFailures } from './services';

const setUp = () => {
  const reported: unknown[] = [];
  const keep = reportDecodeFailures(() => ({ monitor: { report: (problem) => reported.push(problem) } }));
  const logger = createLogger({ log: () => undefined }, false, keep);
  const reportFailure = (call: CallName, kind: string) => {
    const fields = { milliseconds: 1, status: 200, kind, message: 'no order of rowan.ellis@example.com' };
    logResponse(logger, callOf(call), fields);
  };
  return { reported, reportFailure, logger };
};

describe('reportDecodeFailures', () => {
  it('reports each call whose response cannot be decoded, once, by its path in the list, with logging off [CALL-1] [CALL-3]', () => {
    const { reported, reportFailure } = setUp();
    for (const call of ['addresses', 'getTrolley', 'addresses', 'taxonomy'] as const) {
      reportFailure(call, 'wrong-shape');
    }
    expect(reported).toEqual([
      { name: 'wrong_shape', message: 'addresses GET /addresses/{id}' },
      { name: 'wrong_shape', message: 'graph POST /graph/live?clientType=WEB_APP&tag=getTrolley' },
      { name: 'wrong_shape', message: 'taxonomy GET' },
    ]);
  });

  it.each(['http', 'network', 'timeout', 'graphql', 'cancelled'])(
    'reports nothing of a call that failed as %s: the next one may succeed [CALL-3]',
    (kind) => {
      const { reported, reportFailure, logger } = setUp();
      reportFailure('order', kind);
      logger.warn('Trolley answered with a failure', { type: 'X' });
      expect(reported).toEqual([]);
    },
  );
});
