import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { createOrderOpener } from '../src/app/follow-session';
import { createShoppingContextApi } from '../src/domains/account/api';
import { createShoppingContextStore } from '../src/domains/account/store';
import { createOrdersApi } from '../src/domains/checkout/api';
import { createBeacon } from '../src/domains/checkout/beacon';
import { createSlotApi } from '../src/domains/slot/api';
import { createDetailsStore } from '../src/domains/slot/details-store';
import { createPlacesApi } from '../src/domains/slot/places-api';
import { createSlotStore } from '../src/domains/slot/store';
import { createTrolleyApi } from '../src/domains/trolley/api';
import { createTrolleyStore } from '../src/domains/trolley/store';
import { createShopClients } from './support/shop-clients';
import { TWELVE_FAULTS, type FaultKind } from './support/twelve-faults';

/** Milliseconds that stand for the seconds that a call is given: few where it is to run out of them. */
const SHORT = 300;
const LONG = 10_000;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** The stores of one header over the real services, in a world of its own. */
const sit = async (preset: string) => {
  const browser = shop.open();
  await browser.begin(preset);
  let unanswered = '';
  const clients = createShopClients(browser, (call) => (call === unanswered ? SHORT : LONG));
  const slots = createSlotApi(clients.http, browser.origin);
  const branches: (string | undefined)[] = [];
  const context = createShoppingContextStore(createShoppingContextApi(clients.http, browser.origin));
  const trolley = createTrolleyStore({
    trolleys: createTrolleyApi(clients.graph),
    clock: { now: () => 0, after: () => () => undefined },
  });
  const slot = createSlotStore({ slots, keepBranch: (branch) => branches.push(branch) });
  const places = { addresses: browser.origin, branches: browser.origin };
  return {
    ...clients,
    browser,
    context,
    trolley,
    slot,
    details: createDetailsStore(createPlacesApi(clients.http, places)),
    branches,
    openOrder: createOrderOpener({
      session: { getState: () => ({ kind: 'signed-in' }) } as Parameters<
        typeof createOrderOpener
      >[0]['session'],
      context,
      trolley,
      slot,
    }),
    strike: (call: string, fault: FaultKind & { readonly when?: string }) => {
      if (fault.kind === 'timeout') unanswered = call;
      return browser.send('PUT', '/demo/faults', [{ call, ...fault }]);
    },
    mend: () => {
      unanswered = '';
      return browser.send('PUT', '/demo/faults', []);
    },
    calls: async () => {
      const { json } = await browser.get('/demo/journal');
      return (json as readonly { readonly call: string }[]).map(({ call }) => call);
    },
  };
};

/** Answers with 200, whatever stands in them. */
const SERVED = ['malformed', 'wrong-shape', 'empty'];
const ORDER = 'co-81000';

describe.each(TWELVE_FAULTS)('with %s', (_what, fault) => {
  it('the shopping context is the empty one, and nothing of an order is asked for [AUTH-7] [CALL-3]', async () => {
    const sitting = await sit('slot-booked');
    await sitting.strike('shopping-context', fault);
    await sitting.openOrder();
    expect(sitting.context.getState()).toMatchObject({ status: 'ready', context: {} });
    expect([sitting.trolley.getState().status, sitting.slot.getState().status]).toEqual([
      { kind: 'none' },
      { kind: 'none' },
    ]);
    expect(new Set(await sitting.calls())).toEqual(new Set(['shopping-context']));
    await sitting.mend();
    await sitting.openOrder();
    expect(sitting.trolley.getState().status.kind).toBe('ready');
  });

  it.each([
    ['shopping', 'slot-booked'],
    ['amending', 'amending'],
  ])(
    "getTrolley, %s: 'Trolley' in place of the price, the slot beside it stands [TROL-1] [TROL-3] [CALL-3]",
    async (_state, preset) => {
      const sitting = await sit(preset);
      await sitting.strike('getTrolley', fault);
      await sitting.openOrder();
      expect(sitting.trolley.getState()).toMatchObject({ status: { kind: 'failed' }, isUpdating: false });
      expect(sitting.slot.getState().status.kind).toBe('booked');
      const isOrdinary = fault.status === 400 || fault.status === 404;
      if (isOrdinary) expect(sitting.warned).toEqual([]);
      await sitting.mend();
      await sitting.trolley.getState().refresh();
      expect(sitting.trolley.getState().status.kind).toBe('ready');
    },
  );

  it("slot-reservations: 'Slot', no branch, asked once more first; the trolley beside it stands [SLOT-2] [SLOT-3] [CALL-3]", async () => {
    const sitting = await sit('slot-booked');
    await sitting.strike('slot-reservations', fault);
    await sitting.openOrder();
    expect(sitting.slot.getState().status.kind).toBe('failed');
    expect(sitting.branches.at(-1)).toBeUndefined();
    expect(sitting.trolley.getState().status.kind).toBe('ready');
    const asked = (await sitting.calls()).filter((call) => call === 'slot-reservations');
    expect(asked).toHaveLength(2);
    if (SERVED.includes(fault.kind)) {
      const seen = sitting.warned.map(({ fields }) => fields['kind']);
      expect(seen).toEqual(['wrong-shape', 'wrong-shape']);
    }
    await sitting.mend();
    await sitting.slot.getState().refresh();
    expect(sitting.slot.getState().status.kind).toBe('booked');
    expect(sitting.branches.at(-1)).toBe('651');
  });

  it.each([
    ['before the slot is given up', 'before', 'booked'],
    ['once it is', 'after', 'none'],
  ])(
    'cancelling, %s: sent once, then what stands is read and shown [SLOT-7] [CALL-3]',
    async (_moment, when, standing) => {
      const sitting = await sit('slot-booked');
      await sitting.openOrder();
      await sitting.strike('cancel-slot', { ...fault, when });
      const answer = await sitting.slot.getState().cancel();
      expect(answer.ok).toBe(fault.status === 404 || SERVED.includes(fault.kind));
      expect(sitting.slot.getState().status.kind).toBe(standing);
      expect((await sitting.calls()).filter((call) => call === 'cancel-slot')).toHaveLength(1);
    },
  );

  it.each([
    ['addresses', 'slot-booked'],
    ['branches', 'collection-booked'],
  ])(
    '%s: the details go without a place, and the next look asks again [SLOT-9] [CALL-3]',
    async (call, preset) => {
      const sitting = await sit(preset);
      await sitting.openOrder();
      const { status } = sitting.slot.getState();
      if (status.kind !== 'booked') throw new Error('nothing is booked');
      await sitting.strike(call, fault);
      await sitting.details.getState().show(status.slot.reservation);
      expect(sitting.details.getState().status).toEqual({ kind: 'failed' });
      expect(sitting.slot.getState().status.kind).toBe('booked');
      await sitting.mend();
      await sitting.details.getState().show(status.slot.reservation);
      expect(sitting.details.getState().status.kind).toBe('ready');
    },
  );

  it('reading the order: nobody can tell whether it was placed [INST-2] [CALL-3]', async () => {
    const { http, browser, strike, mend } = await sit('amending');
    const orders = createOrdersApi(http, browser.origin);
    await strike('order', fault);
    expect(await orders.isPlaced(ORDER)).toBeUndefined();
    await mend();
    expect(await orders.isPlaced(ORDER)).toBe(false);
  });

  it('the completion beacon: at most a line in the log, in nobody’s way [INST-3] [CALL-3]', async () => {
    const { browser, strike, fetch, calls, warned, logger } = await sit('amending');
    await strike('instant-checkout-complete', fault);
    const sent: Promise<unknown>[] = [];
    const kept: typeof fetch = (input, init) => {
      const answer = fetch(input, init);
      sent.push(answer.catch(() => undefined));
      return answer;
    };
    const patience = fault.kind === 'timeout' ? SHORT : LONG;
    const send = createBeacon({ fetch: kept, logger, applicationName: 'test', patience }, browser.origin);
    send(`{"customerOrderId":"${ORDER}"}`);
    await Promise.all(sent);
    expect(await calls()).toEqual(['instant-checkout-complete']);
    // Nothing reads its answer: one that begins well has gone well.
    const isServed = fault.kind === 'cut-off' || SERVED.includes(fault.kind);
    expect(warned).toHaveLength(isServed ? 0 : 1);
  });
});
