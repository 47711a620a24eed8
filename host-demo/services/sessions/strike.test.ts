/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { useShop } from '../testing/use-shop';
import { CALLS, type CallName } from './calls';

const use = useShop('amending-changed-slot');

const strike = (...faults: readonly unknown[]) => use.browser.send('PUT', '/demo/faults', faults);
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

/** How each call is made; the answers need not be good, only the fault's. */
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
  taxonomy: () => use.browser.get('/taxonomy'),
  fragments: () => use.browser.get('/fragments/none'),
  remote: () => use.browser.get('/ecom/assets/mfe/common/mf-manifest.json'),
};

/** What the caller sees of each of the twelve, however the call would have gone. */
const TWELVE: readonly (readonly [name: string, fault: object, seen: object])[] = [
  ...[400, 401, 404, 429, 500, 503].map(
    (status) => [String(status), { kind: 'status', status }, { status }] as const,
  ),
  [
    'HTML for JSON',
    { kind: 'malformed' },
    { status: 200, text: expect.stringMatching(/^<!doctype/) as unknown },
  ],
  ['wrong shape', { kind: 'wrong-shape' }, { status: 200, json: { unexpected: [true] } }],
  ['empty', { kind: 'empty' }, { status: 200, text: '' }],
  ['reset', { kind: 'reset' }, { code: 'ECONNRESET' }],
  ['cut-off', { kind: 'cut-off' }, { message: 'aborted' }],
  ['timeout', { kind: 'timeout' }, { late: true }],
];

describe.each(['before', 'after'])('the twelve faults, %s the call did its work', (when) => {
  it.each(CALLS)('strike %s [HOST-2]', async (call) => {
    for (const [name, fault, seen] of TWELVE) {
      await strike({ call, when, ...fault });
      const given = REQUESTS[call]().catch((error: unknown) => error);
      const late = delay(60, { late: true }, { ref: false });
      const answer = name === 'timeout' ? await Promise.race([given, late]) : await given;
      expect({ name, ...(answer as object), message: (answer as Error).message }).toMatchObject({
        name,
        ...seen,
      });
    }
  });
});

describe('a fault that strikes after the work was done', () => {
  it.each(['reset', 'cut-off'])('loses the answer by %s, and the order is placed [INST-2]', async (kind) => {
    await strike({ call: 'place-order', kind, when: 'after', times: 1 });
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
  });

  it('answers late, or never, and the order is placed at once [INST-2]', async () => {
    await strike({ call: 'place-order', kind: 'timeout', when: 'after', times: 1 });
    const given = new AbortController();
    const answer = fetch(`${use.browser.origin}/v1/orders/${ORDER}/place`, {
      method: 'PATCH',
      headers: {
        cookie: use.browser.cookie,
        authorization: `Bearer ${use.browser.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ event: 'PLACE' }),
      signal: given.signal,
    });
    answer.catch(() => undefined);
    while ((await stateOf()) !== 'PLACED') await delay(5);
    given.abort();
    await expect(answer).rejects.toThrow('abort');
  });

  it('is late with the right answer [HOST-2]', async () => {
    await strike({ call: 'place-order', kind: 'slow', milliseconds: 80, when: 'after' });
    const start = performance.now();
    expect((await place()).json).toMatchObject({ customerOrderState: 'PLACED' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  });

  it('answers an error though the slot was given back [ERR-4]', async () => {
    const [slot] = await reservations();
    await strike({ call: 'cancel-slot', kind: 'status', status: 500, when: 'after' });
    expect((await use.browser.send('DELETE', `/slot-reservations/${slot?.id ?? ''}`)).status).toBe(500);
    expect(await reservations()).toHaveLength(1);
  });

  it('loses the answer though the amendment was discarded [AMND-2]', async () => {
    await strike({ call: 'cancel-amend-order', kind: 'reset', when: 'after' });
    await expect(use.browser.graph('cancel-amend-order', CANCEL)).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
    expect(await stateOf()).toBe('PLACED');
    expect((await use.browser.get('/demo/world')).json).toMatchObject({ orderState: 'PENDING' });
  });

  it('does nothing before when it is to strike before [INST-2]', async () => {
    await strike({ call: 'place-order', kind: 'reset', when: 'before', times: 1 });
    await expect(place()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await stateOf()).toBe('AMENDING');
    expect(await placements()).toEqual([]);
  });
});
