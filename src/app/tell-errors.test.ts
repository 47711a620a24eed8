import type { HeaderAdapters } from '../../federation/contract';
import { callOf, logAnswer, type CallName } from '../platform/calls';
import { createLogger } from '../platform/logging';
import { tellErrors } from './tell-errors';

const setUp = (adapters: (told: unknown[]) => HeaderAdapters) => {
  const told: unknown[] = [];
  const keep = tellErrors(() => adapters(told));
  const logger = createLogger({ log: () => undefined }, false, keep);
  const answer = (call: CallName, kind: string) => {
    const fields = { milliseconds: 1, status: 200, kind, message: 'no order of rowan.ellis@example.com' };
    logAnswer(logger, callOf(call), fields);
  };
  return { told, answer, logger };
};

const heard = (told: unknown[]): HeaderAdapters => ({ monitor: { report: (problem) => told.push(problem) } });

describe("the host's monitor", () => {
  it('hears of each call whose answer cannot be read, once, by its path in the list, with the log off [CALL-1] [CALL-3]', () => {
    const { told, answer } = setUp(heard);
    for (const call of ['addresses', 'getTrolley', 'addresses', 'taxonomy'] as const) {
      answer(call, 'wrong-shape');
    }
    expect(told).toEqual([
      { name: 'wrong_shape', message: 'addresses GET /addresses/{id}' },
      { name: 'wrong_shape', message: 'graph POST /graph/live?clientType=WEB_APP&tag=getTrolley' },
      { name: 'wrong_shape', message: 'taxonomy GET' },
    ]);
  });

  it.each(['http', 'network', 'timeout', 'graphql', 'cancelled'])(
    'hears nothing of a call that ended as %s: the next may end well [CALL-3]',
    (kind) => {
      const { told, answer, logger } = setUp(heard);
      answer('order', kind);
      logger.warn('Trolley answered with a failure', { type: 'X' });
      expect(told).toEqual([]);
    },
  );

  it('may be missing, or throw, without harm [FED-3]', () => {
    const throwing = (): HeaderAdapters => ({
      monitor: {
        report() {
          throw new Error('host');
        },
      },
    });
    for (const adapters of [throwing, () => ({})]) {
      expect(() => {
        setUp(adapters).answer('order', 'wrong-shape');
      }).not.toThrow();
    }
  });
});
