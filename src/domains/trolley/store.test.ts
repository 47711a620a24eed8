import fc from 'fast-check';
import { penceFromPounds } from '../../kernel/money';
import { failed, ok, type Result } from '../../kernel/result';
import { createManualClock } from '../../kernel/testing/manual-clock';
import type { Trolley, TrolleyTotals } from './model';
import { createTrolleyStore } from './store';

const KEY = { customerOrderId: '1001', isAmending: false };

const totals = (noConflicts: number): TrolleyTotals => ({
  estimatedCost: penceFromPounds(noConflicts),
  hardConflicts: 0,
  softConflicts: 0,
  noConflicts,
  minimumSpendThresholdMet: true,
});
const trolley = (count: number): Trolley => ({
  items: [],
  totals: totals(count),
  isAmendingOrder: false,
  isSlotChangeable: true,
  instantCheckout: '',
  failures: [],
  order: { containsEntertaining: false, amounts: new Map() },
});

/** A store whose reads wait until the test answers them; a message of `n` are totals of n items. */
const setUp = () => {
  const clock = createManualClock();
  const reads: {
    key: typeof KEY;
    signal: AbortSignal;
    answer: (result: Result<Trolley>) => Promise<void>;
  }[] = [];
  const store = createTrolleyStore({
    clock,
    trolleys: {
      load: (key, signal) =>
        new Promise((resolve) => {
          const answer = async (result: Result<Trolley>) => {
            resolve(result);
            await new Promise(process.nextTick);
          };
          reads.push({ key, signal, answer });
        }),
      decodeTotals: (message) =>
        Promise.resolve(typeof message === 'number' ? ok(totals(message)) : failed('wrong-shape', 'totals')),
    },
  });
  const { open, updateStarted, updateFinished, updateFailed } = store.getState();
  return {
    clock,
    reads,
    store,
    open,
    updateStarted,
    updateFinished,
    updateFailed,
    openWith: async (count: number) => {
      const opened = open(KEY);
      await reads.at(-1)?.answer(ok(trolley(count)));
      await opened;
    },
    count: () => {
      const { status } = store.getState();
      return status.kind === 'ready' ? status.label.count : status.kind;
    },
    isUpdating: () => store.getState().isUpdating,
  };
};

describe('reading the trolley', () => {
  it('is read once there is an order, and shown [TROL-1]', async () => {
    const { openWith, reads, count } = setUp();
    expect(count()).toBe('pending');
    await openWith(3);
    expect(reads.map(({ key }) => key)).toEqual([KEY]);
    expect(count()).toBe('3');
  });

  it('is not read without an order [TROL-1] [AUTH-1]', async () => {
    const { open, reads, count } = setUp();
    await open(undefined);
    expect([reads.length, count()]).toEqual([0, 'none']);
  });

  it('shows a failure as one [TROL-3]', async () => {
    const { open, reads, count } = setUp();
    const opened = open(KEY);
    await reads[0]?.answer(failed('http', 'Not Found', 404));
    await opened;
    expect(count()).toBe('failed');
  });

  it("cancels one customer's read when another's begins, and never shows it [TROL-1]", async () => {
    const { open, reads, count } = setUp();
    void open(KEY);
    void open({ ...KEY, customerOrderId: '2002' });
    expect(reads[0]?.signal.aborted).toBe(true);
    await reads[1]?.answer(ok(trolley(2)));
    await reads[0]?.answer(ok(trolley(1)));
    expect(count()).toBe('2');
  });

  it('forgets the trolley of one who signs out, also when its answer is late [AUTH-1]', async () => {
    const { open, openWith, reads, store, count } = setUp();
    await openWith(3);
    void store.getState().refresh();
    await open(undefined);
    await reads[1]?.answer(ok(trolley(4)));
    expect([count(), store.getState().trolley]).toEqual(['none', undefined]);
  });
});

describe("a host's trolley updates", () => {
  it('show as loading from start to finish, with the last totals on show [TROL-4]', async () => {
    const { openWith, updateStarted, updateFinished, isUpdating, count } = setUp();
    await openWith(3);
    updateStarted();
    expect([isUpdating(), count()]).toEqual([true, '3']);
    await updateFinished(4);
    expect([isUpdating(), count()]).toEqual([false, '4']);
  });

  it('are shown with their totals at once, without a read [TROL-4]', async () => {
    const { openWith, updateFinished, reads } = setUp();
    await openWith(3);
    await updateFinished(4);
    expect(reads).toHaveLength(1);
  });

  it.each([undefined, 'nonsense'])('read the trolley again for totals of %p [TROL-4]', async (message) => {
    const { openWith, updateStarted, updateFinished, reads, count, isUpdating } = setUp();
    await openWith(3);
    updateStarted();
    const finished = updateFinished(message);
    await new Promise(process.nextTick);
    expect(isUpdating()).toBe(true);
    await reads[1]?.answer(ok(trolley(5)));
    await finished;
    expect([count(), isUpdating()]).toEqual(['5', false]);
  });

  it('stay loading when another begins while the first still reads [TROL-4]', async () => {
    const { openWith, updateStarted, updateFinished, reads, isUpdating } = setUp();
    await openWith(3);
    updateStarted();
    const finished = updateFinished();
    await new Promise(process.nextTick);
    updateStarted();
    await reads[1]?.answer(ok(trolley(4)));
    await finished;
    expect(isUpdating()).toBe(true);
    await updateFinished(5);
    expect(isUpdating()).toBe(false);
  });

  it('leave the last totals when they fail [TROL-4]', async () => {
    const { openWith, updateStarted, updateFailed, isUpdating, count, clock } = setUp();
    await openWith(3);
    updateStarted();
    updateFailed();
    expect([isUpdating(), count(), clock.pending()]).toEqual([false, '3', 0]);
  });

  it('are waited for 15 seconds, then the trolley is read again [TROL-4]', async () => {
    const { openWith, updateStarted, isUpdating, clock, reads } = setUp();
    await openWith(3);
    updateStarted();
    clock.pass(14_999);
    expect([isUpdating(), reads.length]).toEqual([true, 1]);
    clock.pass(1);
    expect([isUpdating(), reads.length]).toEqual([false, 2]);
  });

  it('count their 15 seconds from the newest start [TROL-4]', async () => {
    const { openWith, updateStarted, isUpdating, clock } = setUp();
    await openWith(3);
    updateStarted();
    clock.pass(10_000);
    updateStarted();
    clock.pass(10_000);
    expect(isUpdating()).toBe(true);
  });

  it('beat the late answer of a read with their totals [TROL-4]', async () => {
    const { openWith, updateFinished, store, reads, count } = setUp();
    await openWith(3);
    const read = store.getState().refresh();
    const finished = updateFinished(5);
    await reads[1]?.answer(ok(trolley(4)));
    await Promise.all([read, finished]);
    expect(reads[1]?.signal.aborted).toBe(true);
    expect(count()).toBe('5');
  });

  it('are ignored by a visitor, who has no trolley [AUTH-1]', async () => {
    const { open, updateStarted, updateFinished, reads, clock, count, isUpdating } = setUp();
    await open(undefined);
    updateStarted();
    await updateFinished(7);
    clock.pass(60_000);
    expect([count(), isUpdating(), reads.length]).toEqual(['none', false, 0]);
  });

  it('end with the newest, in whatever order answers come [TROL-4]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
        async (order, steps) => {
          let turn = 0;
          const store = createTrolleyStore({
            clock: createManualClock(),
            trolleys: {
              load: () => order.schedule(Promise.resolve(ok(trolley((turn += 1))))),
              decodeTotals: () => order.schedule(Promise.resolve(ok(totals((turn += 1))))),
            },
          });
          void store.getState().open(KEY);
          for (const isFinish of steps) {
            if (isFinish) void store.getState().updateFinished({});
            else void store.getState().refresh();
          }
          await order.waitIdle();
          const { status } = store.getState();
          expect(status).toMatchObject({ kind: 'ready', totals: { noConflicts: turn } });
        },
      ),
      { numRuns: 300 },
    );
  });
});
