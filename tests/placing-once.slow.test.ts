import { english } from '../src/kernel/translate';
import { startShop, type Browser, type Shop } from '../host-demo/services/testing/shop';
import { createOrdersApi } from '../src/domains/checkout/api';
import { createIntents } from '../src/domains/checkout/placing/intents';
import { createPlacingSaga } from '../src/domains/checkout/placing/saga';
import { createPlacingStore } from '../src/domains/checkout/placing/store';
import type { WithLock } from '../src/domains/checkout/ports';
import { createFakeStorage, createLock } from '../src/domains/checkout/testing/fake-shop';
import { createSlotApi } from '../src/domains/slot/api';
import { bookedIn } from '../src/domains/slot/model';
import type { Clock } from '../src/kernel/clock';
import { createShopClients } from './support/shop-clients';

/** Timeouts in milliseconds, in place of the real ones: SHORT_TIMEOUT_MS for a call that is meant to time out. */
const LONG_TIMEOUT_MS = 10_000;
const SHORT_TIMEOUT_MS = 500;
/** How many sessions run at the same time. */
const CONCURRENT_SESSIONS = 10;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const orderIn = async (browser: Browser): Promise<string> => {
  const { json } = await browser.get('/v1/shopping-context');
  return (json as { readonly customerOrderId: string }).customerOrderId;
};

const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

interface TabOptions {
  readonly browser: Browser;
  readonly customerOrderId: string;
  readonly pendingCall: string;
  readonly withLock: WithLock;
  /** Shared by the tabs of the browser. */
  readonly store: ReturnType<typeof createFakeStorage>;
}

/** Opens a tab of this browser, over the real services. */
const openTab = ({ browser, customerOrderId, pendingCall, withLock, store }: TabOptions) => {
  const { http } = createShopClients(browser, (call) =>
    call === pendingCall ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS,
  );
  const slots = createSlotApi(http, browser.origin, english);
  let existing: ReturnType<typeof remember>;
  const remember = (result: Awaited<ReturnType<typeof slots.load>>) => {
    const slot = result.ok ? bookedIn(result.value) : undefined;
    return (
      slot && {
        reservationId: slot.reservation.id,
        start: slot.label?.start,
        previousStart: slot.previous?.start,
      }
    );
  };
  const beaconBodies: string[] = [];
  const placing = createPlacingStore({
    onUnavailable: () => undefined,
    loadSaga: async () =>
      createPlacingSaga({
        orders: createOrdersApi(http, browser.origin),
        slot: {
          current: () => existing,
          reload: async () => {
            const result = await slots.load(customerOrderId, AbortSignal.timeout(5_000));
            existing = remember(result);
            return result.ok ? (existing ?? 'none') : undefined;
          },
          cancel: async (id) => ((await slots.cancel(id)).ok ? 'cancelled' : 'failed'),
        },
        intents: createIntents({ store, storageKey: 'orders', now: realClock.now }),
        clock: realClock,
        withLock,
        newKey: () => crypto.randomUUID(),
        customerOrderId: () => customerOrderId,
        isConfirmation: () => false,
        prepareBeacon: (id) => id,
        sendBeacon: (text) => void beaconBodies.push(text ?? ''),
      }),
  });
  return { ...placing, beaconBodies };
};

type Tab = ReturnType<typeof openTab>;

interface Session {
  readonly preset?: string;
  readonly orderGuard?: 'key' | 'state';
  readonly faults?: readonly object[];
  /** The call that is meant to time out. */
  readonly pendingCall?: string;
  readonly act: (
    open: (withLock?: WithLock) => Tab,
    inject: (fault: object) => Promise<unknown>,
  ) => Promise<void>;
}

/** What the services counted for one order, and how many beacons its tabs sent. */
interface Outcome {
  readonly placed: number;
  readonly keys: number;
  readonly beacons: number;
}

/** Runs one shopper's session in its own world. */
const runSession = async ({
  preset = 'amending',
  orderGuard = 'state',
  faults = [],
  pendingCall = '',
  act,
}: Session): Promise<Outcome> => {
  const browser = shop.open();
  await browser.begin(preset);
  await browser.send('PUT', '/demo/world', { orderGuard });
  const customerOrderId = await orderIn(browser);
  await browser.send('PUT', '/demo/faults', faults);
  const tabs: Tab[] = [];
  const store = createFakeStorage();
  const sharedLock = createLock();
  await act(
    (withLock = sharedLock) => {
      const tab = openTab({ browser, customerOrderId, pendingCall, withLock, store });
      tabs.push(tab);
      return tab;
    },
    (fault) => browser.send('PUT', '/demo/faults', [fault]),
  );
  const { json } = await browser.get('/demo/placements');
  const counts = json as readonly (Outcome & { readonly customerOrderId: string })[];
  const count = counts.find((each) => each.customerOrderId === customerOrderId);
  return {
    placed: count?.placed ?? 0,
    keys: count?.keys ?? 0,
    beacons: tabs.reduce((sum, { beaconBodies }) => sum + beaconBodies.length, 0),
  };
};

const repeat = async (times: number, session: (turn: number) => Promise<Outcome>): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  let turn = 0;
  const work = async () => {
    while (turn < times) outcomes.push(await session((turn += 1)));
  };
  await Promise.all(Array.from({ length: CONCURRENT_SESSIONS }, work));
  return outcomes;
};

const untilPlaced = async (tab: Tab) => {
  for (let tries = 0; tries < 20 && tab.state.getState().kind !== 'placed'; tries += 1) await tab.place();
};

const SESSIONS: readonly (readonly [string, (turn: number) => Session])[] = [
  [
    'a double click',
    () => ({
      act: async (open) => {
        const tab = open();
        await Promise.all([tab.place(), tab.place()]);
        await untilPlaced(tab);
      },
    }),
  ],
  [
    'two tabs, a tenth of them without locks',
    (turn) => ({
      act: async (open) => {
        const lock: WithLock = turn % 10 === 0 ? (_name, task) => task(false) : createLock();
        const tabs = [open(lock), open(lock)];
        await Promise.all(tabs.map((tab) => tab.place()));
        await Promise.all(tabs.map(untilPlaced));
      },
    }),
  ],
  [
    'a timeout, then a retry',
    (turn) => ({
      pendingCall: 'place-order',
      faults: [{ call: 'place-order', kind: 'timeout', when: turn % 2 === 0 ? 'after' : 'before', times: 1 }],
      act: async (open) => untilPlaced(open()),
    }),
  ],
  [
    'a reset once the order was placed, then a new page',
    (turn) => ({
      faults: [
        { call: 'place-order', kind: 'reset', when: 'after', times: 1 },
        ...(turn % 2 === 0 ? [{ call: 'order', kind: 'status', times: 1 }] : []),
      ],
      act: async (open) => {
        await open().place();
        await untilPlaced(open());
      },
    }),
  ],
];

const ONCE: Outcome = { placed: 1, keys: 1, beacons: 1 };

describe('an order at the shop', () => {
  it.each(SESSIONS)(
    'is placed once, with one key and one beacon, after %s, 100 times for each kind of service [INST-2] [INST-3]',
    async (_what, session) => {
      const atKeys = await repeat(100, (turn) => runSession({ ...session(turn), orderGuard: 'key' }));
      const atStates = await repeat(100, (turn) => runSession({ ...session(turn), orderGuard: 'state' }));
      const all = [...atKeys, ...atStates];
      expect(all.length).toBeGreaterThanOrEqual(200);
      expect(all.filter((outcome) => JSON.stringify(outcome) !== JSON.stringify(ONCE))).toEqual([]);
    },
    240_000,
  );

  const KINDS = ['status', 'timeout', 'reset', 'cut-off', 'malformed', 'wrong-shape', 'empty'];
  const CALLS = ['cancel-slot', 'slot-reservations', 'place-order', 'order'];
  const crashes = CALLS.flatMap((call) =>
    KINDS.flatMap((kind) => ['before', 'after'].map((when) => [call, kind, when] as const)),
  );

  it.each(crashes)(
    'with the previous slot is placed once or not at all, and reports which: %s %s %s [ERR-4]',
    async (call, kind, when) => {
      let end = '';
      const { placed } = await runSession({
        preset: 'error-058',
        ...(kind === 'timeout' && { pendingCall: call }),
        act: async (open, inject) => {
          const tab = open();
          await tab.place();
          expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'ORDER_ORCHESTRATION_058' });
          await inject({ call, kind, when });
          await tab.proceedWithPreviousSlot();
          end = tab.state.getState().kind;
        },
      });
      expect(end).toMatch(/^(placed|refused|cancelled-not-placed)$/);
      expect(placed).toBe(end === 'placed' ? 1 : 0);
    },
    20_000,
  );
});
