import { failed, ok, type Result } from '../../kernel/result';
import type { BookedSlot } from './model';
import { createSlotStore } from './store';

const KEY = { customerOrderId: '1001', defaultBranchId: '10' };

const slot = (branchId?: string): BookedSlot => ({
  reservation: { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY', ...(branchId && { branchId }) },
});

/** What waits for an answer has gone on once the queue of tasks has come round. */
const settled = () => new Promise((done) => setTimeout(done));

/** A store whose reads wait until the test answers them. */
const setUp = () => {
  const branches: (string | undefined)[] = [];
  const reads: { id: string; signal: AbortSignal; answer: (slot: Result<BookedSlot | undefined>) => void }[] =
    [];
  const cancels: { id: string; answer: (result: Result<undefined>) => void }[] = [];
  const store = createSlotStore({
    keepBranch: (branchId) => branches.push(branchId),
    slots: {
      load: (id, signal) =>
        new Promise((answer) => {
          reads.push({ id, signal, answer });
        }),
      cancel: (id) =>
        new Promise((answer) => {
          cancels.push({ id, answer });
        }),
    },
  });
  return {
    store,
    branches,
    reads,
    cancels,
    openWith: async (result: Result<BookedSlot | undefined>, key = KEY) => {
      const opened = store.getState().open(key);
      reads.at(-1)?.answer(result);
      await opened;
      return store.getState().status;
    },
  };
};

describe('the slot of an order', () => {
  it("is booked, and the branch cookie is the reservation's branch [SLOT-2]", async () => {
    const { openWith, branches } = setUp();
    expect(await openWith(ok(slot('7')))).toEqual({ kind: 'booked', slot: slot('7') });
    expect(branches).toEqual(['7']);
  });

  it('serves from the default branch where the reservation names none [SLOT-2]', async () => {
    const { openWith, branches } = setUp();
    await openWith(ok(slot()));
    expect(branches).toEqual(['10']);
  });

  it('is not booked without a reservation, and the branch cookie goes [SLOT-2]', async () => {
    const { openWith, branches } = setUp();
    expect(await openWith(ok(undefined))).toEqual({ kind: 'none' });
    expect(branches).toEqual([undefined]);
  });

  it('shows an error as one, and the branch cookie goes [SLOT-2] [SLOT-3]', async () => {
    const { openWith, branches } = setUp();
    expect(await openWith(failed('http', 'Service Unavailable', 503))).toMatchObject({ kind: 'failed' });
    expect(branches).toEqual([undefined]);
  });

  it('is not asked for without an order, and the branch cookie goes [AUTH-1] [SLOT-2]', async () => {
    const { store, reads, branches } = setUp();
    await store.getState().open(undefined);
    expect([reads.length, store.getState().status, branches]).toEqual([0, { kind: 'none' }, [undefined]]);
  });

  it('is pending while it is asked for [SLOT-3]', () => {
    const { store } = setUp();
    void store.getState().open(KEY);
    expect(store.getState().status).toEqual({ kind: 'pending' });
  });

  it("never shows one order's late answer for another, nor keeps its branch [SLOT-1]", async () => {
    const { store, openWith, reads, branches } = setUp();
    const older = store.getState().open(KEY);
    await openWith(ok(slot('2')), { ...KEY, customerOrderId: '2002' });
    reads[0]?.answer(ok(slot('1')));
    await older;
    expect(reads[0]?.signal.aborted).toBe(true);
    expect(store.getState().status).toEqual({ kind: 'booked', slot: slot('2') });
    expect(branches).toEqual(['2']);
  });

  it('keeps what is shown while it is read again [SLOT-7]', async () => {
    const { store, openWith, reads } = setUp();
    await openWith(ok(slot('7')));
    const refreshed = store.getState().refresh();
    expect(store.getState().status.kind).toBe('booked');
    reads[1]?.answer(ok(undefined));
    await refreshed;
    expect(store.getState().status).toEqual({ kind: 'none' });
  });
});

describe('cancelling the slot', () => {
  it('gives the reservation up, then reads the slot again [SLOT-7]', async () => {
    const { store, openWith, reads, cancels } = setUp();
    await openWith(ok(slot('7')));
    const cancelled = store.getState().cancel();
    expect([cancels[0]?.id, reads.length]).toEqual(['1', 1]);
    cancels[0]?.answer(ok(undefined));
    await settled();
    reads[1]?.answer(ok(undefined));
    expect(await cancelled).toEqual(ok(undefined));
    expect(store.getState().status).toEqual({ kind: 'none' });
  });

  it('happens once however often it is called at the same time [SLOT-7]', async () => {
    const { store, openWith, cancels } = setUp();
    await openWith(ok(slot('7')));
    void store.getState().cancel();
    void store.getState().cancel();
    expect(cancels).toHaveLength(1);
  });

  it('that failed is told, and what stands is read again [SLOT-7]', async () => {
    const { store, openWith, reads, cancels } = setUp();
    await openWith(ok(slot('7')));
    const cancelled = store.getState().cancel();
    cancels[0]?.answer(failed('timeout', 'timeout'));
    await settled();
    reads[1]?.answer(ok(slot('7')));
    expect(await cancelled).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    expect(store.getState().status).toEqual({ kind: 'booked', slot: slot('7') });
  });

  it('with nothing booked asks for nothing [SLOT-7]', async () => {
    const { store, openWith, cancels } = setUp();
    await openWith(ok(undefined));
    expect([await store.getState().cancel(), cancels.length]).toEqual([ok(undefined), 0]);
  });
});
