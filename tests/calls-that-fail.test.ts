import { english } from '../src/kernel/translate';
import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { createLoadOrder } from '../src/context/load-order';
import { createShoppingContextApi } from '../src/domains/account/api';
import { createShoppingContextStore } from '../src/domains/account/store';
import { createBeacon, createOrdersApi } from '../src/domains/checkout/api';
import { loadPageContent } from '../src/domains/content/api';
import { createSlotApi } from '../src/domains/slot/api';
import { createDetailsStore } from '../src/domains/slot/details-store';
import { createPlacesApi } from '../src/domains/slot/places-api';
import { createSlotStore } from '../src/domains/slot/store';
import { createTrolleyApi } from '../src/domains/trolley/api';
import { createTrolleyStore } from '../src/domains/trolley/store';
import { createShopClients } from './support/shop-clients';
import { TWELVE_FAULTS, type FaultKind } from './support/twelve-faults';

/** Timeouts in milliseconds, in place of the real ones: SHORT_TIMEOUT_MS for a call that is meant to time out. */
const SHORT_TIMEOUT_MS = 300;
const LONG_TIMEOUT_MS = 10_000;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Creates the stores of one header over the real services, in their own world. */
const setUp = async (preset: string) => {
  const browser = shop.open();
  await browser.begin(preset);
  let pendingCall = '';
  const clients = createShopClients(browser, (call) =>
    call === pendingCall ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS,
  );
  const slots = createSlotApi(clients.http, browser.origin, english);
  const branches: (string | undefined)[] = [];
  const context = createShoppingContextStore(createShoppingContextApi(clients.http, browser.origin));
  const trolley = createTrolleyStore({
    t: english,
    trolleys: createTrolleyApi(clients.graph),
    clock: { now: () => 0, after: () => () => undefined },
  });
  const slot = createSlotStore({
    slots,
    clock: { now: () => 0, after: () => () => undefined },
    storeBranch: (branch) => branches.push(branch),
  });
  const places = { addresses: browser.origin, branches: browser.origin };
  return {
    ...clients,
    browser,
    context,
    trolley,
    slot,
    details: createDetailsStore(createPlacesApi(clients.http, places)),
    branches,
    loadOrder: createLoadOrder({
      session: { getState: () => ({ kind: 'signed-in' }) } as Parameters<
        typeof createLoadOrder
      >[0]['session'],
      context,
      trolley,
      slot,
    }),
    injectFault: (call: string, fault: FaultKind & { readonly when?: string }) => {
      if (fault.kind === 'timeout') pendingCall = call;
      return browser.send('PUT', '/demo/faults', [{ call, ...fault }]);
    },
    recover: () => {
      pendingCall = '';
      return browser.send('PUT', '/demo/faults', []);
    },
    calls: async () => {
      const { json } = await browser.get('/demo/journal');
      return (json as readonly { readonly call: string }[]).map(({ call }) => call);
    },
  };
};

/** Faults whose status is 200. */
const STATUS_200_FAULTS = ['malformed', 'wrong-shape', 'empty'];
const ORDER = 'co-81000';

describe.each(TWELVE_FAULTS)('with %s', (_what, fault) => {
  it('the shopping context is the empty one, and no request for an order is sent [AUTH-7] [CALL-3]', async () => {
    const scenario = await setUp('slot-booked');
    await scenario.injectFault('shopping-context', fault);
    await scenario.loadOrder();
    expect(scenario.context.getState()).toMatchObject({ status: 'ready', context: {} });
    expect([scenario.trolley.getState().status, scenario.slot.getState().status]).toEqual([
      { kind: 'none' },
      { kind: 'none' },
    ]);
    expect(new Set(await scenario.calls())).toEqual(new Set(['shopping-context']));
    await scenario.recover();
    await scenario.loadOrder();
    expect(scenario.trolley.getState().status.kind).toBe('ready');
  });

  it.each([
    ['shopping', 'slot-booked'],
    ['amending', 'amending'],
  ])(
    "getTrolley, %s: 'Trolley' replaces the price, and the slot stays [TROL-1] [TROL-3] [CALL-3]",
    async (_state, preset) => {
      const scenario = await setUp(preset);
      await scenario.injectFault('getTrolley', fault);
      await scenario.loadOrder();
      expect(scenario.trolley.getState()).toMatchObject({ status: { kind: 'failed' }, isUpdating: false });
      expect(scenario.slot.getState().status.kind).toBe('booked');
      const isExpected = fault.status === 400 || fault.status === 404;
      if (isExpected) expect(scenario.warned).toEqual([]);
      await scenario.recover();
      await scenario.trolley.getState().refresh();
      expect(scenario.trolley.getState().status.kind).toBe('ready');
    },
  );

  it("slot-reservations: 'Slot' without a branch, after one retry; the trolley stays [SLOT-2] [SLOT-3] [CALL-3]", async () => {
    const scenario = await setUp('slot-booked');
    await scenario.injectFault('slot-reservations', fault);
    await scenario.loadOrder();
    expect(scenario.slot.getState().status.kind).toBe('failed');
    expect(scenario.branches.at(-1)).toBeUndefined();
    expect(scenario.trolley.getState().status.kind).toBe('ready');
    const requests = (await scenario.calls()).filter((call) => call === 'slot-reservations');
    expect(requests).toHaveLength(2);
    if (STATUS_200_FAULTS.includes(fault.kind)) {
      const seen = scenario.warned.map(({ fields }) => fields['kind']);
      expect(seen).toEqual(['wrong-shape', 'wrong-shape']);
    }
    await scenario.recover();
    await scenario.slot.getState().refresh();
    expect(scenario.slot.getState().status.kind).toBe('booked');
    expect(scenario.branches.at(-1)).toBe('651');
  });

  it.each([
    ['before the slot is released', 'before', 'booked'],
    ['once the slot is released', 'after', 'none'],
  ])(
    'cancel-slot, failing %s: sent once, then the slot is refetched and shown [SLOT-7] [CALL-3]',
    async (_moment, when, existing) => {
      const scenario = await setUp('slot-booked');
      await scenario.loadOrder();
      await scenario.injectFault('cancel-slot', { ...fault, when });
      const result = await scenario.slot.getState().cancel();
      expect(result.ok).toBe(fault.status === 404 || STATUS_200_FAULTS.includes(fault.kind));
      expect(scenario.slot.getState().status.kind).toBe(existing);
      expect((await scenario.calls()).filter((call) => call === 'cancel-slot')).toHaveLength(1);
    },
  );

  it.each([
    ['addresses', 'slot-booked'],
    ['branches', 'collection-booked'],
  ])(
    '%s: the details show no place, and opening them again refetches it [SLOT-9] [CALL-3]',
    async (call, preset) => {
      const scenario = await setUp(preset);
      await scenario.loadOrder();
      const { status } = scenario.slot.getState();
      if (status.kind !== 'booked') throw new Error('no slot is booked');
      await scenario.injectFault(call, fault);
      await scenario.details.getState().show(status.slot.reservation);
      expect(scenario.details.getState().status).toEqual({ kind: 'failed' });
      expect(scenario.slot.getState().status.kind).toBe('booked');
      await scenario.recover();
      await scenario.details.getState().show(status.slot.reservation);
      expect(scenario.details.getState().status.kind).toBe('ready');
    },
  );

  it('order: a failed read leaves open whether the order was placed [INST-2] [CALL-3]', async () => {
    const { http, browser, injectFault, recover } = await setUp('amending');
    const orders = createOrdersApi(http, browser.origin);
    const { signal } = new AbortController();
    await injectFault('order', fault);
    expect(await orders.read(ORDER, signal)).toBeUndefined();
    await recover();
    expect(await orders.read(ORDER, signal)).toBe('amending');
  });

  it('content: the page receives a failure as a value, and the next request succeeds [CONT-10] [CALL-3]', async () => {
    const { http, browser, injectFault, recover, calls } = await setUp('visitor');
    const api = {
      http,
      address: `${browser.origin}/content`,
      contentUrl: '/ecom/content/inspiration',
      customerId: () => Promise.resolve(undefined),
    };
    const { signal } = new AbortController();
    const load = () => loadPageContent(api, 'inspiration', { queryParams: {} }, signal);
    await injectFault('content', fault);
    const failure = fault.kind === 'status' ? { kind: 'http', status: fault.status } : {};
    expect(await load()).toMatchObject({ ok: false, failure });
    expect(await calls()).toEqual(['content']);
    await recover();
    expect(await load()).toMatchObject({
      value: { locations: [{ name: 'header' }, { name: 'main' }] },
    });
  });

  it('the completion beacon: a failure logs one line at most, and the page continues [INST-3] [CALL-3]', async () => {
    const { browser, injectFault, fetch, calls, warned, logger } = await setUp('amending');
    await injectFault('instant-checkout-complete', fault);
    const sent: Promise<unknown>[] = [];
    const recordingFetch: typeof fetch = (input, init) => {
      const response = fetch(input, init);
      sent.push(response.catch(() => undefined));
      return response;
    };
    const timeout = fault.kind === 'timeout' ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS;
    const send = createBeacon(
      { fetch: recordingFetch, logger, applicationName: 'test', timeout },
      browser.origin,
    );
    send(`{"customerOrderId":"${ORDER}"}`);
    await Promise.all(sent);
    expect(await calls()).toEqual(['instant-checkout-complete']);
    // The body of the response is not read: a status of 200 counts as success.
    const isServedNode = fault.kind === 'cut-off' || STATUS_200_FAULTS.includes(fault.kind);
    expect(warned).toHaveLength(isServedNode ? 0 : 1);
  });
});
