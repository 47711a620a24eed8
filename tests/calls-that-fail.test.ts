import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { createShoppingContextApi } from '../src/domains/account/api';
import { createBeacon, createOrdersApi } from '../src/domains/checkout/api';
import { loadPageContent } from '../src/domains/content/api';
import { decodeBanners, decodeFragment } from '../src/domains/content/decode';
import { createFragmentApi, createTaxonomyApi, createBannerApi } from '../src/domains/menus/api';
import { createSlotApi } from '../src/domains/slot/api';
import { bookedIn, placeKey } from '../src/domains/slot/model';
import { createPlacesApi } from '../src/domains/slot/places-api';
import { createTrolleyApi } from '../src/domains/trolley/api';
import { failed, ok, type Result } from '../src/kernel/result';
import { english } from '../src/kernel/translate';
import { createShopClients } from './support/shop-clients';
import { TWELVE_FAULTS, type FaultKind } from './support/twelve-faults';

/** Timeouts in milliseconds, in place of the real ones: SHORT_TIMEOUT_MS for a call that is meant to time out. */
const SHORT_TIMEOUT_MS = 300;
const LONG_TIMEOUT_MS = 10_000;

/** Faults whose status is 200. */
const STATUS_200_FAULTS = ['malformed', 'wrong-shape', 'empty'];
const ORDER = 'co-81000';
const { signal } = new AbortController();

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Creates the header's clients over the real services, in their own world. */
const setUp = async (preset: string) => {
  const browser = shop.open();
  await browser.begin(preset);
  let pendingCall = '';
  const clients = createShopClients(browser, (call) =>
    call === pendingCall ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS,
  );
  return {
    ...clients,
    browser,
    injectFault: (call: string, fault: FaultKind & { readonly when?: string }) => {
      if (fault.kind === 'timeout') pendingCall = call;
      return browser.send('PUT', '/demo/faults', [{ call, ...fault }]);
    },
    recover: () => browser.send('PUT', '/demo/faults', []),
    /** The names of the calls that the services received. */
    calls: async () => {
      const { json } = await browser.get('/demo/journal');
      return (json as readonly { readonly call: string }[]).map(({ call }) => call);
    },
  };
};

type Clients = Pick<Awaited<ReturnType<typeof setUp>>, 'http' | 'graph'>;
type Send = (clients: Clients, origin: string) => Promise<Result<unknown>>;

/** A context without an order counts as a failure: nothing of an order is requested after it [AUTH-7]. */
const loadContext: Send = async ({ http }, origin) => {
  const context = await createShoppingContextApi(http, origin).load(signal);
  return context.ok && !context.value.customerOrderId ? failed('wrong-shape', 'no order') : context;
};

const loadPlace: Send = async ({ http }, origin) => {
  const slot = await createSlotApi(http, origin, english).load(ORDER, signal);
  const booked = slot.ok ? bookedIn(slot.value) : undefined;
  const key = booked && placeKey(booked.reservation);
  if (!key) throw new Error('no slot is booked');
  return createPlacesApi(http, { addresses: origin, branches: origin }).load(key, signal);
};

const loadTrolley =
  (isAmending: boolean): Send =>
  ({ graph }) =>
    createTrolleyApi(graph).load({ customerOrderId: ORDER, isAmending }, signal);

/** Decodes content, and leaves out what the menus render of it. */
const asContent = (decode: (wire: unknown) => Result<unknown>) => async (wire: unknown) => {
  const decoded = decode(wire);
  return decoded.ok ? ok({ content: null }) : decoded;
};

/** The calls that load something, each with a preset of the demo in which it succeeds. */
const CALLS: readonly (readonly [call: string, preset: string, send: Send])[] = [
  ['shopping-context', 'slot-booked', loadContext],
  ['getTrolley', 'slot-booked', loadTrolley(false)],
  ['getTrolley', 'amending', loadTrolley(true)],
  [
    'slot-reservations',
    'slot-booked',
    ({ http }, origin) => createSlotApi(http, origin, english).load(ORDER, signal),
  ],
  ['addresses', 'slot-booked', loadPlace],
  ['branches', 'collection-booked', loadPlace],
  [
    'content',
    'visitor',
    ({ http }, origin) =>
      loadPageContent(
        {
          http,
          address: `${origin}/content`,
          contentUrl: '/ecom/content/inspiration',
          customerId: () => Promise.resolve(undefined),
        },
        'inspiration',
        { queryParams: {} },
        signal,
      ),
  ],
  [
    'taxonomy',
    'visitor',
    ({ http }, origin) => {
      const clock = { after: (_milliseconds: number, callback: () => void) => (callback(), () => undefined) };
      return createTaxonomyApi(http, `${origin}/taxonomy`, clock).load('10051', signal);
    },
  ],
  [
    'fragments',
    'visitor',
    ({ http }, origin) =>
      createFragmentApi({
        http,
        address: `${origin}/fragments`,
        hasTokenSession: async () => false,
        decode: asContent(decodeFragment),
      }).load('menu/middle-mega-menu/master', signal),
  ],
  [
    'banners',
    'visitor',
    ({ http }, origin) =>
      createBannerApi({
        http,
        address: origin,
        uuid: () => 'a-uuid',
        trolleyId: () => undefined,
        decode: asContent(decodeBanners),
      }).load('groceries/bakery', signal),
  ],
];

describe.each(TWELVE_FAULTS)('with %s', (_what, fault) => {
  it.each(CALLS)(
    '%s (%s) returns a failure, and succeeds once its service has recovered [CALL-3]',
    async (call, preset, send) => {
      const { browser, injectFault, recover, ...clients } = await setUp(preset);
      await injectFault(call, fault);
      const failure = fault.kind === 'status' ? { kind: 'http', status: fault.status } : {};
      expect(await send(clients, browser.origin)).toMatchObject({ ok: false, failure });
      await recover();
      expect((await send(clients, browser.origin)).ok).toBe(true);
    },
  );

  it.each([
    ['before the slot is released', 'before', true],
    ['once the slot is released', 'after', false],
  ])('cancel-slot, failing %s, is sent once [SLOT-7] [CALL-3]', async (_moment, when, isBooked) => {
    const { http, browser, injectFault, calls } = await setUp('slot-booked');
    const slots = createSlotApi(http, browser.origin, english);
    const booked = async () => {
      const slot = await slots.load(ORDER, signal);
      return slot.ok ? bookedIn(slot.value)?.reservation.id : undefined;
    };
    const id = (await booked()) ?? '';
    await injectFault('cancel-slot', { ...fault, when });
    expect((await slots.cancel(id)).ok).toBe(fault.status === 404 || STATUS_200_FAULTS.includes(fault.kind));
    expect(await booked()).toBe(isBooked ? id : undefined);
    expect((await calls()).filter((call) => call === 'cancel-slot')).toHaveLength(1);
  });

  it('a failed read of an order leaves open whether it was placed [INST-2] [CALL-3]', async () => {
    const { http, browser, injectFault, recover } = await setUp('amending');
    const orders = createOrdersApi(http, browser.origin);
    await injectFault('order', fault);
    expect(await orders.read(ORDER, signal)).toBeUndefined();
    await recover();
    expect(await orders.read(ORDER, signal)).toBe('amending');
  });

  it('the completion beacon logs a failure in one line at most [INST-3] [CALL-3]', async () => {
    const { browser, injectFault, fetch, calls, warned, logger } = await setUp('amending');
    await injectFault('instant-checkout-complete', fault);
    const sent: Promise<unknown>[] = [];
    const recordingFetch: typeof fetch = (input, init) => {
      const response = fetch(input, init);
      sent.push(response.catch(() => undefined));
      return response;
    };
    const timeout = fault.kind === 'timeout' ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS;
    const deps = { fetch: recordingFetch, logger, applicationName: 'test', timeout };
    createBeacon(deps, browser.origin)(`{"customerOrderId":"${ORDER}"}`);
    await Promise.all(sent);
    expect(await calls()).toEqual(['instant-checkout-complete']);
    // The body of the response is not read: a status of 200 counts as success.
    const isServed = fault.kind === 'cut-off' || STATUS_200_FAULTS.includes(fault.kind);
    expect(warned).toHaveLength(isServed ? 0 : 1);
  });
});
