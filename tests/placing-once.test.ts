import { startShop, type Browser, type Shop } from '../host-demo/services/testing/shop';
import { createOrdersApi } from '../src/domains/checkout/api';
import { createPlacingSaga } from '../src/domains/checkout/placing/saga';
import { createPlacingStore } from '../src/domains/checkout/placing/store';
import type { Exclusively } from '../src/domains/checkout/ports';
import { createLock } from '../src/domains/checkout/testing/fake-shop';
import { createSlotApi } from '../src/domains/slot/api';
import { createShopClients } from './support/shop-clients';

/** Milliseconds that stand for the real patience: long, unless a call is meant to run out of it. */
const LONG = 10_000;
const SHORT = 500;
/** Worlds that are at work at the same time. */
const ABREAST = 10;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const orderIn = async (browser: Browser): Promise<string> => {
  const { json } = await browser.get('/v1/shopping-context');
  return (json as { readonly customerOrderId: string }).customerOrderId;
};

/** A tab of this browser, over the real services. */
const openTab = (
  browser: Browser,
  customerOrderId: string,
  unanswered: string,
  exclusively?: Exclusively,
) => {
  const { http } = createShopClients(browser, (call) => (call === unanswered ? SHORT : LONG));
  const slots = createSlotApi(http, browser.origin);
  let standing: ReturnType<typeof tell>;
  const tell = (answer: Awaited<ReturnType<typeof slots.load>>) => {
    const slot = answer.ok ? answer.value : undefined;
    return (
      slot && {
        reservationId: slot.reservation.id,
        start: slot.label?.start,
        previousStart: slot.previous?.start,
      }
    );
  };
  const receipts: string[] = [];
  const placing = createPlacingStore({
    onUnavailable: () => undefined,
    loadSaga: async () =>
      createPlacingSaga({
        orders: createOrdersApi(http, browser.origin),
        slot: {
          current: () => standing,
          reload: async () => {
            const answer = await slots.load(customerOrderId, AbortSignal.timeout(5_000));
            standing = tell(answer);
            return answer.ok ? (standing ?? 'none') : undefined;
          },
          cancel: async (id) => ((await slots.cancel(id)).ok ? 'cancelled' : 'failed'),
        },
        exclusively: exclusively ?? ((_name, task) => task(false)),
        newKey: () => crypto.randomUUID(),
        customerOrderId: () => customerOrderId,
        takeReceipt: (id) => () => void receipts.push(id),
      }),
  });
  return { ...placing, receipts };
};

type Tab = ReturnType<typeof openTab>;

interface Sitting {
  readonly preset?: string;
  readonly faults?: readonly object[];
  /** The call that is meant to run out of time. */
  readonly unanswered?: string;
  readonly act: (
    open: (exclusively?: Exclusively) => Tab,
    strike: (fault: object) => Promise<unknown>,
  ) => Promise<void>;
}

/** One shopper's sitting in a world of its own; how often its order was placed. */
const sit = async ({ preset = 'amending', faults = [], unanswered = '', act }: Sitting): Promise<number> => {
  const browser = shop.open();
  await browser.begin(preset);
  const order = await orderIn(browser);
  await browser.send('PUT', '/demo/faults', faults);
  await act(
    (exclusively) => openTab(browser, order, unanswered, exclusively),
    (fault) => browser.send('PUT', '/demo/faults', [fault]),
  );
  const { json } = await browser.get('/demo/placements');
  const counts = json as readonly { readonly customerOrderId: string; readonly placed: number }[];
  return counts.find(({ customerOrderId }) => customerOrderId === order)?.placed ?? 0;
};

const repeat = async (times: number, sitting: (turn: number) => Promise<number>): Promise<number[]> => {
  const placed: number[] = [];
  let turn = 0;
  const work = async () => {
    while (turn < times) placed.push(await sitting((turn += 1)));
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return placed;
};

const untilPlaced = async (tab: Tab) => {
  for (let tries = 0; tries < 20 && tab.state.getState().kind !== 'placed'; tries += 1) await tab.place();
};

const SITTINGS: readonly (readonly [string, (turn: number) => Sitting])[] = [
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
    'two tabs, half of them without locks',
    (turn) => ({
      act: async (open) => {
        const lock = turn % 2 === 0 ? createLock() : undefined;
        const tabs = [open(lock), open(lock)];
        await Promise.all(tabs.map((tab) => tab.place()));
        await Promise.all(tabs.map(untilPlaced));
      },
    }),
  ],
  [
    'a timeout, then another try',
    (turn) => ({
      unanswered: 'place-order',
      faults: [{ call: 'place-order', kind: 'timeout', when: turn % 2 === 0 ? 'after' : 'before', times: 1 }],
      act: async (open) => untilPlaced(open()),
    }),
  ],
  [
    'a reset once the order was placed, then a fresh page',
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

describe('an order at the shop', () => {
  it.each(SITTINGS)(
    'is placed exactly once after %s, 250 times [INST-2]',
    async (_what, sitting) => {
      const placed = await repeat(250, (turn) => sit(sitting(turn)));
      expect(placed.length).toBeGreaterThanOrEqual(250);
      expect(placed.filter((times) => times !== 1)).toEqual([]);
    },
    240_000,
  );

  const KINDS = ['status', 'timeout', 'reset', 'cut-off', 'malformed', 'wrong-shape', 'empty'];
  const CALLS = ['cancel-slot', 'slot-reservations', 'place-order', 'order'];
  const crashes = CALLS.flatMap((call) =>
    KINDS.flatMap((kind) => ['before', 'after'].map((when) => [call, kind, when] as const)),
  );

  it.each(crashes)(
    'with the previous slot is placed once or not, and says which: %s %s %s [ERR-4]',
    async (call, kind, when) => {
      let end = '';
      const placed = await sit({
        preset: 'error-058',
        ...(kind === 'timeout' && { unanswered: call }),
        act: async (open, strike) => {
          const tab = open();
          await tab.place();
          expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'ORDER_ORCHESTRATION_058' });
          await strike({ call, kind, when });
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
