import { settle } from '../../kernel/testing/settle';
import { penceFromPounds } from '../../kernel/money';
import { failed, ok, type Result } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createBeacon, createCompletionBeacon, createOrdersApi, type BeaconFacts } from './api';

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

const sendBeacon = async (response: () => Promise<Response>) => {
  const requests: [unknown, RequestInit | undefined][] = [];
  const warned: unknown[] = [];
  const logger = {
    warn: (_message: string, fields?: object) => void warned.push(fields),
  };
  const fetch = (url: unknown, init?: RequestInit) => {
    requests.push([url, init]);
    return response();
  };
  createBeacon({ fetch, logger, applicationName: 'shop' }, 'https://api.example')('{"a":1}');
  await settle();
  return { requests, warned };
};

describe('createBeacon', () => {
  it('outlives the page, names the application, and carries no token [INST-3]', async () => {
    const { requests, warned } = await sendBeacon(() => Promise.resolve(new Response()));
    expect(requests).toEqual([
      [
        'https://api.example/mfe/common/api/v1/instantCheckoutTransactionComplete',
        {
          method: 'POST',
          body: '{"a":1}',
          keepalive: true,
          // The page's address may contain the search term.
          referrerPolicy: 'origin',
          signal: expect.any(AbortSignal) as unknown,
          headers: { 'content-type': 'application/json', breadcrumb: 'shop' },
        },
      ],
    ]);
    expect(warned).toEqual([]);
  });

  it.each([
    [() => Promise.reject(new TypeError('reset')), { message: 'TypeError: reset' }],
    [() => Promise.resolve(new Response(null, { status: 503 })), { status: 503 }],
  ])('logs a failure and does not throw [INST-3]', async (response, fields) => {
    expect((await sendBeacon(response)).warned).toEqual([fields]);
  });
});

const facts = (items = 1): BeaconFacts => ({
  branchId: '7',
  slotType: 'DELIVERY',
  deliveryCharge: penceFromPounds(4),
  items: Array.from({ length: items }, (_, index) => ({
    lineNumber: `00${String(index)}`,
    quantity: { amount: 3 },
    totalPrice: penceFromPounds(2.5),
  })),
  placedAmounts: new Map([['000', 1]]),
});

/** Returns the body of the beacon, and how many items were left out of it. */
const prepare = (now: BeaconFacts) => {
  const warned: unknown[] = [];
  const text = createCompletionBeacon({
    facts: () => now,
    send: () => undefined,
    warn: (_message, fields) => warned.push(fields),
  }).prepareBeacon('co-1');
  const body = JSON.parse(text ?? '') as { readonly instantCheckoutTrolleyItems: readonly object[] };
  return { text: text ?? '', body, warned };
};

describe('createCompletionBeacon', () => {
  it('has amounts in pounds and the changes since the order was placed [INST-3]', () => {
    expect(prepare(facts(2)).body).toEqual({
      customerOrderId: 'co-1',
      branchId: '7',
      deliveryChargeAmount: 4,
      slotType: 'DELIVERY',
      instantCheckoutTrolleyItems: [
        { lineNumber: '000', totalPrice: 2.5, quantity: 3, quantityDelta: 2 },
        { lineNumber: '001', totalPrice: 2.5, quantity: 3, quantityDelta: 3 },
      ],
    });
  });

  it('has null for unknown values, and rounds weights to grams [INST-3]', () => {
    const { body } = prepare({
      branchId: undefined,
      slotType: undefined,
      deliveryCharge: undefined,
      items: [{ lineNumber: 'k', quantity: { amount: 0.3 } }],
      placedAmounts: new Map([['k', 0.1]]),
    });
    expect(body).toMatchObject({ branchId: null, deliveryChargeAmount: null, slotType: null });
    expect(body.instantCheckoutTrolleyItems).toEqual([
      { lineNumber: 'k', totalPrice: null, quantity: 0.3, quantityDelta: 0.2 },
    ]);
  });

  it('cuts the body to the size limit of keepalive requests, also with multi-byte characters [INST-3]', () => {
    const long = facts(2000);
    const wide = {
      ...long,
      placedAmounts: new Map(),
      items: long.items.map((item) => ({ ...item, lineNumber: '€'.repeat(40) })),
    };
    const { text, body, warned } = prepare(wide);
    const { length } = body.instantCheckoutTrolleyItems;
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    expect([length > 100, warned]).toEqual([true, [{ itemsLeftOut: 2000 - length }]]);
  });

  it.each([
    ['no line of the order could be read', new Map<string, number>(), { quantityDelta: null }],
    ['another line could not be read', new Map([['k', 2]]), { quantityDelta: 1 }],
  ])('does not guess the change when %s [INST-3]', (_what, placedAmounts, change) => {
    const { body } = prepare({
      ...facts(0),
      items: [{ lineNumber: 'k', quantity: { amount: 3 } }],
      placedAmounts,
      isPartial: true,
    });
    expect(body.instantCheckoutTrolleyItems).toMatchObject([change]);
  });

  it('has the removed lines of the order with negative changes, unless lines of the trolley are not known [INST-3]', () => {
    const placedAmounts = new Map([
      ['000', 1],
      ['gone', 2],
    ]);
    const kept = { lineNumber: '000', totalPrice: 2.5, quantity: 3, quantityDelta: 2 };
    const removed = { lineNumber: 'gone', totalPrice: 0, quantity: 0, quantityDelta: -2 };
    const itemsOf = (more: Partial<BeaconFacts>) =>
      prepare({ ...facts(), placedAmounts, ...more }).body.instantCheckoutTrolleyItems;
    expect(itemsOf({})).toEqual([kept, removed]);
    expect(itemsOf({ isPartial: true })).toEqual([kept, removed]);
    expect(itemsOf({ areItemsPartial: true })).toEqual([kept]);
  });

  it('creates the body before the order is placed, and sends it afterwards [INST-3]', () => {
    let items = 1;
    const sent: string[] = [];
    const { prepareBeacon, sendBeacon } = createCompletionBeacon({
      facts: () => facts(items),
      send: (text) => sent.push(text),
      warn: () => undefined,
    });
    const body = prepareBeacon('co-1');
    items = 0;
    expect(sent).toEqual([]);
    sendBeacon(body);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('"lineNumber":"000"');
  });
});
