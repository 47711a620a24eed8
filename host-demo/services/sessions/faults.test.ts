import { setTimeout as delay } from 'node:timers/promises';
import { useShop } from '../testing/shop';
import { CALLS, type CallName } from './faults';

const use = useShop('amending-changed-slot');

const injectFault = (...faults: readonly unknown[]) => use.browser.send('PUT', '/demo/faults', faults);
const context = () => use.browser.get('/v1/shopping-context');
const journal = async () =>
  (await use.browser.get('/demo/journal')).json as readonly Readonly<Record<string, unknown>>[];
const CANCEL = 'mutation { cancelAmendOrder(customerOrderId: "co-81000") { failures { type } } }';

const place = (key = 'k') => use.browser.place(key);
const stateOf = async () => (await use.browser.order()).customerOrderState;

/** How each call is sent; only the fault's responses matter. */
const REQUESTS: Readonly<Record<CallName, () => Promise<unknown>>> = {
  'shopping-context': context,
  getTrolley: () => use.browser.graph('getTrolley', '{ __typename }'),
  'cancel-amend-order': () => use.browser.graph('cancel-amend-order', CANCEL),
  graph: () => use.browser.graph('getOrders', '{ __typename }'),
  'slot-reservations': () => use.browser.get('/slot-reservations?customerOrderId=co-81000'),
  'cancel-slot': () => use.browser.send('DELETE', '/slot-reservations/sr-0'),
  addresses: () => use.browser.get('/addresses/52001'),
  branches: () => use.browser.get('/branches/651'),
  order: () => use.browser.get('/v1/orders/co-81000'),
  'place-order': () => place(),
  'instant-checkout-complete': () =>
    use.browser.send('POST', '/mfe/common/api/v1/instantCheckoutTransactionComplete', {}),
  'term-suggest': () => use.browser.get('/term-suggest?term=milk'),
  content: () => use.browser.send('PUT', '/content/ecom/recipes?clientType=WEB_APP', {}),
  'pass-status': () => use.browser.get('/v1/pass/status'),
  banners: () => use.browser.send('POST', '/adtech/banners', {}),
  token: () => use.browser.get('/token/v1/token'),
  authorize: () => use.browser.get('/token/auth?screen_hint=signup'),
  taxonomy: () => use.browser.get('/taxonomy'),
  'footer-taxonomy': () => use.browser.get('/taxonomy/footer'),
  fragments: () => use.browser.get('/fragments/none'),
  remote: () => use.browser.get('/ecom/assets/mfe/common/mf-manifest.json'),
};

/** What the caller receives for each of the twelve faults, whatever the call's own response. */
const TWELVE: readonly (readonly [name: string, fault: object, seen: object])[] = [
  ...[400, 401, 404, 429, 500, 503].map(
    (status) => [String(status), { kind: 'status', status }, { status }] as const,
  ),
  [
    'HTML in place of JSON',
    { kind: 'malformed' },
    {
      status: 200,
      headers: { 'content-type': expect.stringContaining('application/json') as unknown },
      text: expect.stringMatching(/^<!doctype/) as unknown,
    },
  ],
  ['wrong shape', { kind: 'wrong-shape' }, { status: 200, json: { unexpected: [true] } }],
  ['empty', { kind: 'empty' }, { status: 200, text: '' }],
  ['reset', { kind: 'reset' }, { code: 'ECONNRESET' }],
  ['cut-off', { kind: 'cut-off' }, { message: 'aborted' }],
  ['timeout', { kind: 'timeout' }, { late: true }],
];

describe('faults', () => {
  it('responds with a status, as often as requested [HOST-2]', async () => {
    await injectFault({ call: 'shopping-context', kind: 'status', status: 418, times: 2 });
    const statuses = [await context(), await context(), await context()].map(({ status }) => status);
    expect(statuses).toEqual([418, 418, 200]);
  });

  it.each(['before', 'after'])('delays the correct response, %s the work [HOST-2]', async (when) => {
    await injectFault({ call: 'place-order', kind: 'slow', milliseconds: 120, when });
    expect((await place()).json).toMatchObject({ customerOrderState: 'PLACED' });
    expect((await journal())[0]?.['milliseconds']).toBeGreaterThanOrEqual(115);
  });

  it('responds with the JSON of the fault, and with errors of the graph [HOST-2]', async () => {
    await injectFault({ call: 'shopping-context', kind: 'wrong-shape', body: [1] });
    expect((await context()).json).toEqual([1]);
    await injectFault({ call: 'getTrolley', kind: 'graphql-errors' });
    expect((await use.browser.graph('getTrolley', '{ __typename }')).json).toMatchObject({
      data: null,
      errors: [{}],
    });
    expect((await use.browser.graph('other', '{ __typename }')).json).toMatchObject({ data: {} });
  });

  it('responds with an error code in the format of its call [ERR-3] [AMND-2]', async () => {
    await injectFault(
      { call: 'place-order', kind: 'error-code', code: 'ORDER_ORCHESTRATION_091' },
      { call: 'cancel-amend-order', kind: 'error-code', code: 'NO' },
    );
    const placed = await place();
    expect([placed.status, placed.json]).toMatchObject([422, { code: 'ORDER_ORCHESTRATION_091' }]);
    const cancelled = await use.browser.graph('cancel-amend-order', '{ __typename }');
    expect(cancelled.json).toMatchObject({ data: { cancelAmendOrder: { failures: [{ type: 'NO' }] } } });
  });

  it('affects the remote’s files only by name, and only in this world [FED-4]', async () => {
    await injectFault({ call: '*', kind: 'status' });
    expect((await use.browser.get('/ecom/assets/mfe/common/mf-manifest.json')).status).toBe(404);
    await injectFault({ call: 'remote', kind: 'status', status: 502 });
    expect((await use.browser.get('/ecom/assets/mfe/common/mf-manifest.json')).status).toBe(502);
    expect((await use.shop.open().get('/ecom/assets/mfe/common/mf-manifest.json')).status).toBe(404);
  });

  it.each<readonly [string, unknown]>([
    ['[0].call', [{ call: 'tokn', kind: 'status' }]],
    ['[0].kind', [{ call: 'token', kind: 'fire' }]],
    ['[1].kind', [{ call: 'token', kind: 'reset' }, { call: 'token' }]],
    ['[0].status', [{ call: 'token', kind: 'status', status: 200 }]],
    ['[0].code', [{ call: 'place-order', kind: 'error-code' }]],
    ['[0].times', [{ call: 'token', kind: 'reset', times: 0 }]],
    ['[0].colour', [{ call: 'token', kind: 'reset', colour: 'red' }]],
    ['', {}],
  ])('refuses a list with a wrong %s and names it [HOST-3]', async (field, list) => {
    const { status, json } = await use.browser.send('PUT', '/demo/faults', list);
    expect([status, json]).toMatchObject([400, { field }]);
    expect((await use.browser.get('/demo/faults')).json).toEqual([]);
  });
});

describe('journal', () => {
  it('records every service call of this world, without its secrets [HOST-3] [AUTH-4]', async () => {
    await use.browser.send('GET', '/term-suggest?term=milk', undefined, { breadcrumb: 'a-shell' });
    await use.browser.graph('getTrolley', '{ __typename }', { a: 1 });
    await use.browser.get('/ecom/assets/mfe/common/mf-manifest.json');
    await use.shop.open().get('/taxonomy');
    const entries = await journal();
    expect(entries).toMatchObject([
      {
        call: 'term-suggest',
        method: 'GET',
        path: '/term-suggest',
        query: { term: 'milk' },
        headers: { breadcrumb: 'a-shell', authorization: 'Bearer [redacted]', cookie: '[redacted]' },
        status: 200,
      },
      { call: 'getTrolley', body: { query: '{ __typename }', variables: { a: 1 } }, status: 200 },
    ]);
    expect(JSON.stringify(entries)).not.toContain(use.browser.token);
    expect((await use.browser.send('DELETE', '/demo/journal')).status).toBe(204);
    expect(await journal()).toEqual([]);
  });

  it('records refused calls [HOST-3]', async () => {
    use.browser.token = '';
    await context();
    await use.browser.send('POST', '/graph/live?clientType=WEB_APP&tag=getTrolley', '{');
    expect((await journal()).map(({ call, status }) => [call, status])).toEqual([
      ['shopping-context', 401],
      ['getTrolley', 400],
    ]);
  });
});

describe.each(['before', 'after'])('the twelve faults, %s the call does its work', (when) => {
  it.each(CALLS)('are injected into %s [HOST-2]', async (call) => {
    for (const [name, fault, seen] of TWELVE) {
      await injectFault({ call, when, ...fault });
      const given = REQUESTS[call]().catch((error: unknown) => error);
      const late = delay(60, { late: true }, { ref: false });
      const response = name === 'timeout' ? await Promise.race([given, late]) : await given;
      expect({ name, ...(response as object), message: (response as Error).message }).toMatchObject({
        name,
        ...seen,
      });
    }
  });
});

describe('a fault after the work is done', () => {
  it.each(['reset', 'cut-off'])(
    'loses the response by %s, and the order is placed [INST-2]',
    async (kind) => {
      await injectFault({ call: 'place-order', kind, when: 'after', times: 1 });
      await expect(place()).rejects.toThrow();
      expect((await journal())[0]?.['status']).toBe(kind === 'reset' ? null : 200);
      expect(await stateOf()).toBe('PLACED');
      expect((await place()).status).toBe(200);
      expect((await place('another')).status).toBe(409);
      expect(await use.browser.placements()).toMatchObject([{ placed: 1, placedBefore: 1, keys: 2 }]);
    },
  );

  it('responds with an error though the slot was released [ERR-4]', async () => {
    const [slot] = await use.browser.reservations();
    await injectFault({ call: 'cancel-slot', kind: 'status', status: 500, when: 'after' });
    expect((await use.browser.send('DELETE', `/slot-reservations/${slot?.['id'] ?? ''}`)).status).toBe(500);
    expect(await use.browser.reservations()).toHaveLength(1);
  });

  it('loses the response though the amendment was discarded [AMND-2]', async () => {
    await injectFault({ call: 'cancel-amend-order', kind: 'reset', when: 'after' });
    await expect(use.browser.graph('cancel-amend-order', CANCEL)).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
    expect(await stateOf()).toBe('PLACED');
    expect((await use.browser.get('/demo/world')).json).toMatchObject({ orderState: 'PENDING' });
  });

  it('prevents the work when it is injected before [INST-2]', async () => {
    await injectFault({ call: 'place-order', kind: 'reset', when: 'before', times: 1 });
    await expect(place()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await stateOf()).toBe('AMENDING');
    expect(await use.browser.placements()).toEqual([]);
  });
});
