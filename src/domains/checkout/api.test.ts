import { failed, ok, type Result } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createOrdersApi } from './api';

const http = (status: number, body?: unknown): Result<unknown> => {
  const { failure } = failed('http', 'error', status);
  return { ok: false, failure: body === undefined ? failure : { ...failure, ...{ body } } };
};

const { signal } = new AbortController();

const place = async (result: Result<unknown>) => {
  const { http: scripted, requests } = createScriptedHttp(result);
  return {
    response: await createOrdersApi(scripted, 'https://api.example/').place('co/1', 'k1', signal),
    requests,
  };
};
const read = async (result: Result<unknown>) => {
  const { http: scripted, requests } = createScriptedHttp(result);
  return { response: await createOrdersApi(scripted, 'https://api.example').read('co/1', signal), requests };
};

describe('createOrdersApi: place', () => {
  it('sends one PATCH with its key, as the customer, with a timeout of 45 seconds [INST-2]', async () => {
    const { response, requests } = await place(ok({ customerOrderState: 'PLACED' }));
    expect(response).toEqual({ kind: 'placed' });
    expect(requests).toEqual([
      {
        service: 'orders',
        method: 'PATCH',
        path: '/v1/orders/{id}/place',
        at: 'https://api.example/',
        id: 'co%2F1',
        url: 'https://api.example/v1/orders/co%2F1/place',
        headers: { 'Idempotency-Key': 'k1' },
        body: { event: 'PLACE', instantCheckout: true },
        signal,
        as: 'customer',
        timeout: 45_000,
      },
    ]);
  });

  it.each([
    [undefined, { event: 'PLACE', instantCheckout: true }],
    ['flat', { event: 'PLACE', instantCheckout: true }],
    ['nested', { event: 'PLACE', options: { instantCheckout: true } }],
  ] as const)('puts the options where the host configured them: %s [INST-2]', async (optionsAt, body) => {
    const { http: scripted, requests } = createScriptedHttp(ok({ customerOrderState: 'PLACED' }));
    await createOrdersApi(scripted, 'https://api.example', optionsAt).place(
      'co/1',
      'k1',
      new AbortController().signal,
    );
    expect(requests[0]?.body).toEqual(body);
  });

  it.each([422, 400, 404, 429])("returns the shop's code for status %i [INST-4]", async (status) => {
    const { response } = await place(http(status, { code: 'ORDER_ORCHESTRATION_042' }));
    expect(response).toEqual({ kind: 'refused', code: 'ORDER_ORCHESTRATION_042' });
  });

  it.each([undefined, null, '', 'page', [], {}, { code: 7 }, { code: '' }, { code: 'a b' }, { code: '<b>' }])(
    'returns UNKNOWN_ERROR for a refusal with body %j [INST-4]',
    async (body) => {
      expect((await place(http(422, body))).response).toEqual({ kind: 'refused', code: 'UNKNOWN_ERROR' });
    },
  );

  it.each([
    ['a timeout', failed('timeout', 'timeout'), 'TIMEOUT'],
    ['the time limit of the whole flow', failed('cancelled', 'canceled'), 'TIMEOUT'],
    ['a reset', failed('network', 'reset'), 'UNKNOWN_ERROR'],
    ['500', http(500), 'UNKNOWN_ERROR'],
    ['503', http(503), 'UNKNOWN_ERROR'],
    ['408', http(408), 'UNKNOWN_ERROR'],
    ['409', http(409, { code: 'ORDER_ALREADY_PLACED' }), 'ORDER_ALREADY_PLACED'],
    ['HTML instead of JSON', http(200, '<!doctype html>'), 'UNKNOWN_ERROR'],
    ['another shape', ok({ unexpected: [true] }), 'UNKNOWN_ERROR'],
    ['a state that is not placed', ok({ customerOrderState: 'AMENDING' }), 'UNKNOWN_ERROR'],
    ['an empty response', ok(''), 'UNKNOWN_ERROR'],
    ['null', ok(null), 'UNKNOWN_ERROR'],
  ])('returns an unknown outcome after %s [INST-2]', async (_what, result, code) => {
    expect((await place(result)).response).toEqual({ kind: 'unknown', code });
  });
});

describe('createOrdersApi: read', () => {
  it('sends one GET as the customer, with a timeout of 45 seconds [INST-2]', async () => {
    const { requests } = await read(ok({}));
    expect(requests).toMatchObject([
      { method: 'GET', url: 'https://api.example/v1/orders/co%2F1', as: 'customer', timeout: 45_000 },
    ]);
  });

  it.each([
    ...['PLACED', 'PAID', 'FULFIL', 'PICKED', 'COMPLETED'].map((state) => [state, 'placed'] as const),
    ['AMENDING', 'amending'] as const,
    ...['PENDING', 'CANCELLED', 'PAYMENT_FAILED', 'REFUND_PENDING', 'constructor'].map(
      (state) => [state, 'other'] as const,
    ),
  ])('maps state %s to %p [INST-2]', async (customerOrderState, reading) => {
    expect((await read(ok({ customerOrderState }))).response).toBe(reading);
  });

  it.each([
    ok({}),
    ok(null),
    ok(''),
    http(404),
    http(500),
    failed('timeout', 'timeout'),
    failed('network', 'x'),
  ])('returns undefined for %j [INST-2]', async (result) => {
    expect((await read(result)).response).toBeUndefined();
  });
});
