import { settle } from '../../kernel/testing/settle';
import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import { penceFromPounds } from '../../kernel/money';
import { failed, ok } from '../../kernel/result';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { createPendingCalls } from '../../kernel/testing/pending-calls';
import type { Trolley, TrolleyTotals } from './model';
import type { Trolleys } from './ports';
import { isStale } from './lazy-stale';
import { createTrolleyStore } from './store';

const KEY = { customerOrderId: '1001', isAmending: false };

const totals = (itemCount: number): TrolleyTotals => ({
  estimatedCost: penceFromPounds(itemCount),
  itemCount,
  hardConflicts: 0,
  minimumSpendThresholdMet: true,
});
const trolley = (count: number): Trolley => ({
  items: [],
  totals: totals(count),
  currencyCode: 'GBP',
  isAmendingOrder: false,
  isSlotChangeable: true,
  instantCheckout: '',
  failures: [],
  order: { containsEntertaining: false, amounts: new Map() },
});

/** Creates a store whose requests are pending until the test responds; the message `n` has the totals of n items. */
const setUp = () => {
  const clock = createManualClock();
  const { calls: requests, send: load } = createPendingCalls<Trolleys['load']>();
  const store = createTrolleyStore({
    t: english,
    clock,
    trolleys: {
      load,
      decodeTotals: (message) =>
        Promise.resolve(typeof message === 'number' ? ok(totals(message)) : failed('wrong-shape', 'totals')),
    },
  });
  const { load: open, updateStarted, updateFinished } = store.getState();
  return {
    clock,
    requests,
    store,
    open,
    updateStarted,
    updateFinished,
    openWith: async (count: number) => {
      const loaded = open(KEY);
      await requests.at(-1)?.respond(ok(trolley(count)));
      await loaded;
    },
    count: () => {
      const { status } = store.getState();
      return status.kind === 'ready' ? status.label.count : status.kind;
    },
    isUpdating: () => store.getState().isUpdating,
  };
};

describe('createTrolleyStore', () => {
  it('calls no listener before its first request', async () => {
    const { store, open, requests } = setUp();
    const requestsAtChange: number[] = [];
    store.subscribe(() => requestsAtChange.push(requests.length));
    const opened = open(KEY);
    await requests[0]?.respond(ok(trolley(2)));
    await opened;
    expect(requestsAtChange).toEqual([1]);
  });

  it('requests the trolley of an order, and stores it [TROL-1]', async () => {
    const { openWith, requests, count } = setUp();
    expect(count()).toBe('pending');
    await openWith(3);
    expect(requests.map(({ args: [key] }) => key)).toEqual([KEY]);
    expect(count()).toBe('3');
  });

  it.each([
    ['has grown', 1, 2, 1],
    ['is that of the first item', 0, 1, 1],
    ['has shrunk', 3, 2, undefined],
    ['is the same', 3, 3, undefined],
  ])(
    'counts a change to a count that %s as an addition if it has grown [TROL-2]',
    async (_what, before, after, mark) => {
      const { openWith, updateFinished, store } = setUp();
      const additions = () => {
        const { status } = store.getState();
        return status.kind === 'ready' ? status.label.additions : status.kind;
      };
      await openWith(before);
      expect(additions()).toBeUndefined();
      await updateFinished(after);
      expect(additions()).toBe(mark);
      await updateFinished(after + 1);
      expect(additions()).toBe((mark ?? 0) + 1);
      await openWith(9);
      expect(additions()).toBeUndefined();
    },
  );

  it('sends no request without an order [TROL-1] [AUTH-1]', async () => {
    const { open, requests, count } = setUp();
    await open(undefined);
    expect([requests.length, count()]).toEqual([0, 'none']);
  });

  it('is failed after a failure [TROL-3]', async () => {
    const { open, requests, count } = setUp();
    const loaded = open(KEY);
    await requests[0]?.respond(failed('http', 'Not Found', 404));
    await loaded;
    expect(count()).toBe('failed');
  });

  it('clears the trolley at sign-out, and ignores a later response [AUTH-1]', async () => {
    const { open, openWith, requests, store, count } = setUp();
    await openWith(3);
    void store.getState().refresh();
    await open(undefined);
    await requests[1]?.respond(ok(trolley(4)));
    expect([count(), store.getState().trolley]).toEqual(['none', undefined]);
  });
});

describe("createTrolleyStore: a host's updates", () => {
  it('are shown as loading from start to finish, with the last totals [TROL-4]', async () => {
    const { openWith, updateStarted, updateFinished, isUpdating, count, requests } = setUp();
    await openWith(3);
    updateStarted();
    expect([isUpdating(), count()]).toEqual([true, '3']);
    await updateFinished(4);
    expect([isUpdating(), count(), requests.length]).toEqual([false, '4', 1]);
  });

  it.each([undefined, 'nonsense'])('refetch the trolley for totals of %p [TROL-4]', async (message) => {
    const { openWith, updateStarted, updateFinished, requests, count, isUpdating } = setUp();
    await openWith(3);
    updateStarted();
    const finished = updateFinished(message);
    await settle();
    expect(isUpdating()).toBe(true);
    await requests[1]?.respond(ok(trolley(5)));
    await finished;
    expect([count(), isUpdating()]).toEqual(['5', false]);
  });

  it('keep their totals when the trolley fails to be read again, and leave its items stale until then [TROL-4]', async () => {
    const { openWith, updateFinished, requests, count, store } = setUp();
    const isOld = () => isStale(store.getState());
    await openWith(3);
    expect(isOld()).toBe(false);
    await updateFinished(4);
    expect(isOld()).toBe(true);
    const failing = store.getState().refresh();
    await requests[1]?.respond(failed('timeout', 'timeout'));
    await failing;
    expect([count(), isOld()]).toEqual(['4', true]);
    const reading = store.getState().refresh();
    await requests[2]?.respond(ok(trolley(4)));
    await reading;
    expect([count(), isOld()]).toEqual(['4', false]);
  });

  it('time out after 15 seconds, then the trolley is refetched [TROL-4]', async () => {
    const { openWith, updateStarted, isUpdating, clock, requests } = setUp();
    await openWith(3);
    updateStarted();
    clock.pass(14_999);
    expect([isUpdating(), requests.length]).toEqual([true, 1]);
    clock.pass(1);
    expect([isUpdating(), requests.length]).toEqual([false, 2]);
  });

  it('are ignored for a visitor, who has no trolley [AUTH-1]', async () => {
    const { open, updateStarted, updateFinished, requests, clock, count, isUpdating } = setUp();
    await open(undefined);
    updateStarted();
    await updateFinished(7);
    clock.pass(60_000);
    expect([count(), isUpdating(), requests.length]).toEqual(['none', false, 0]);
  });

  it('end with the newest totals, for any order of responses [TROL-4]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
        async (scheduler, steps) => {
          let turn = 0;
          const store = createTrolleyStore({
            t: english,
            clock: createManualClock(),
            trolleys: {
              load: () => scheduler.schedule(Promise.resolve(ok(trolley((turn += 1))))),
              decodeTotals: () => scheduler.schedule(Promise.resolve(ok(totals((turn += 1))))),
            },
          });
          void store.getState().load(KEY);
          for (const isFinish of steps) {
            if (isFinish) void store.getState().updateFinished({});
            else void store.getState().refresh();
          }
          await scheduler.waitIdle();
          const { status } = store.getState();
          expect(status).toMatchObject({ kind: 'ready', totals: { itemCount: turn } });
        },
      ),
    );
  });
});
