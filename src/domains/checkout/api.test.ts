import { failed, ok, type Result } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createOrdersApi } from './api';

const http = (status: number, body?: unknown): Result<unknown> => {
  const { failure } = failed('http', 'error', status);
  return { ok: false, failure: body === undefined ? failure : { ...failure, ...{ body } } };
};

const place = async (answer: Result<unknown>) => {
  const { http: scripted, asked } = createScriptedHttp(answer);
  return { answer: await createOrdersApi(scripted, 'https://api.example/').place('co/1', 'k1'), asked };
};
const read = async (answer: Result<unknown>) => {
  const { http: scripted, asked } = createScriptedHttp(answer);
  return { answer: await createOrdersApi(scripted, 'https://api.example').isPlaced('co/1'), asked };
};

describe('placing an order over HTTP', () => {
  it('is one PATCH with its key, as the customer, given 45 seconds [INST-2]', async () => {
    const { answer, asked } = await place(ok({ customerOrderState: 'PLACED' }));
    expect(answer).toEqual({ kind: 'placed' });
    expect(asked).toEqual([
      {
        service: 'orders',
        method: 'PATCH',
        path: '/v1/orders/{id}/place',
        at: 'https://api.example/',
        id: 'co%2F1',
        url: 'https://api.example/v1/orders/co%2F1/place',
        headers: { 'Idempotency-Key': 'k1' },
        body: { event: 'PLACE', instantCheckout: true },
        as: 'customer',
        timeout: 45_000,
      },
    ]);
  });

  it.each([422, 400, 404, 429])("tells the shop's code with %i [INST-4]", async (status) => {
    const { answer } = await place(http(status, { code: 'ORDER_ORCHESTRATION_042' }));
    expect(answer).toEqual({ kind: 'refused', code: 'ORDER_ORCHESTRATION_042' });
  });

  it.each([undefined, null, '', 'page', [], {}, { code: 7 }, { code: '' }, { code: 'a b' }, { code: '<b>' }])(
    'makes UNKNOWN_ERROR of a refusal with body %j [INST-4]',
    async (body) => {
      expect((await place(http(422, body))).answer).toEqual({ kind: 'refused', code: 'UNKNOWN_ERROR' });
    },
  );

  it.each([
    ['a timeout', failed('timeout', 'timeout'), 'TIMEOUT', false],
    ['a reset', failed('network', 'reset'), 'UNKNOWN_ERROR', false],
    ['500', http(500), 'UNKNOWN_ERROR', false],
    ['503', http(503), 'UNKNOWN_ERROR', false],
    ['408', http(408), 'UNKNOWN_ERROR', false],
    ['409', http(409, { code: 'ORDER_ALREADY_PLACED' }), 'ORDER_ALREADY_PLACED', true],
    ['a page for JSON', http(200, '<!doctype html>'), 'UNKNOWN_ERROR', false],
    ['another shape', ok({ unexpected: [true] }), 'UNKNOWN_ERROR', false],
    ['an empty answer', ok(''), 'UNKNOWN_ERROR', false],
    ['null', ok(null), 'UNKNOWN_ERROR', false],
  ])('leaves open what became of the order after %s [INST-2]', async (_what, answer, code, isTaken) => {
    expect((await place(answer)).answer).toEqual({ kind: 'unknown', code, isTaken });
  });
});

describe('reading an order over HTTP', () => {
  it('is one GET as the customer, given 45 seconds [INST-2]', async () => {
    const { asked } = await read(ok({}));
    expect(asked).toMatchObject([
      { method: 'GET', url: 'https://api.example/v1/orders/co%2F1', as: 'customer', timeout: 45_000 },
    ]);
  });

  it.each([
    ...['PLACED', 'PAID', 'FULFIL', 'PICKED', 'COMPLETED'].map((state) => [state, true] as const),
    ...['AMENDING', 'PENDING', 'CANCELLED', 'PAYMENT_FAILED', 'REFUND_PENDING', 'constructor'].map(
      (state) => [state, false] as const,
    ),
  ])('%s: placed is %p [INST-2]', async (customerOrderState, isPlaced) => {
    expect((await read(ok({ customerOrderState }))).answer).toBe(isPlaced);
  });

  it.each([
    ok({}),
    ok(null),
    ok(''),
    http(404),
    http(500),
    failed('timeout', 'timeout'),
    failed('network', 'x'),
  ])('cannot tell from %j [INST-2]', async (answer) => {
    expect((await read(answer)).answer).toBeUndefined();
  });
});
