import { setTimeout as delay } from 'node:timers/promises';
import { useShop } from '../testing/use-shop';
import { CALLS, type CallName } from './calls';

const use = useShop('amending-changed-slot');

const injectFault = (...faults: readonly unknown[]) => use.browser.send('PUT', '/demo/faults', faults);
const ORDER = 'co-81000';
const CANCEL = `mutation { cancelAmendOrder(customerOrderId: "${ORDER}") { failures { type } } }`;

const place = (key = 'k') =>
  use.browser.send(
    'PATCH',
    `/v1/orders/${ORDER}/place`,
    { event: 'PLACE', options: { instantCheckout: true } },
    { 'idempotency-key': key },
  );
const stateOf = async () =>
  ((await use.browser.get(`/v1/orders/${ORDER}`)).json as { readonly customerOrderState: string })
    .customerOrderState;
const placements = async () => (await use.browser.get('/demo/placements')).json;
const reservations = async () =>
  (await use.browser.get(`/slot-reservations?customerOrderId=${ORDER}`)).json as readonly { id: string }[];

/** How each call is sent; only the fault's responses matter. */
const REQUESTS: Readonly<Record<CallName, () => Promise<unknown>>> = {
  'shopping-context': () => use.browser.get('/v1/shopping-context'),
  getTrolley: () => use.browser.graph('getTrolley', '{ __typename }'),
  'cancel-amend-order': () => use.browser.graph('cancel-amend-order', CANCEL),
  graph: () => use.browser.graph('getOrders', '{ __typename }'),
  'slot-reservations': () => use.browser.get(`/slot-reservations?customerOrderId=${ORDER}`),
  'cancel-slot': () => use.browser.send('DELETE', '/slot-reservations/sr-0'),
  addresses: () => use.browser.get('/addresses/52001'),
  branches: () => use.browser.get('/branches/651'),
  order: () => use.browser.get(`/v1/orders/${ORDER}`),
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
      const journal = (await use.browser.get('/demo/journal')).json as readonly {
        readonly status: number | null;
      }[];
      expect(journal[0]?.status).toBe(kind === 'reset' ? null : 200);
      expect(await stateOf()).toBe('PLACED');
      expect((await place()).status).toBe(200);
      expect((await place('another')).status).toBe(409);
      expect(await placements()).toMatchObject([
        { customerOrderId: ORDER, placed: 1, placedBefore: 1, keys: 2 },
      ]);
    },
  );

  it('delays or withholds the response, and the order is placed at once [INST-2]', async () => {
    await injectFault({ call: 'place-order', kind: 'timeout', when: 'after', times: 1 });
    const given = new AbortController();
    const response = fetch(`${use.browser.origin}/v1/orders/${ORDER}/place`, {
      method: 'PATCH',
      headers: {
        cookie: use.browser.cookie,
        authorization: `Bearer ${use.browser.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ event: 'PLACE' }),
      signal: given.signal,
    });
    response.catch(() => undefined);
    while ((await stateOf()) !== 'PLACED') await delay(5);
    given.abort();
    await expect(response).rejects.toThrow('abort');
  });

  it('delays the correct response [HOST-2]', async () => {
    await injectFault({ call: 'place-order', kind: 'slow', milliseconds: 80, when: 'after' });
    const start = performance.now();
    expect((await place()).json).toMatchObject({ customerOrderState: 'PLACED' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  });

  it('responds with an error though the slot was released [ERR-4]', async () => {
    const [slot] = await reservations();
    await injectFault({ call: 'cancel-slot', kind: 'status', status: 500, when: 'after' });
    expect((await use.browser.send('DELETE', `/slot-reservations/${slot?.id ?? ''}`)).status).toBe(500);
    expect(await reservations()).toHaveLength(1);
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
    expect(await placements()).toEqual([]);
  });
});
