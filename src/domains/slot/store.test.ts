import { failed, ok, type Result } from '../../kernel/result';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { createPendingCalls } from '../../kernel/testing/pending-calls';
import type { BookedSlot } from './model';
import type { Slots } from './ports';
import { createSlotStore } from './store';

const KEY = { customerOrderId: '1001', defaultBranchId: '10' };

const slot = (branchId?: string): BookedSlot => ({
  reservation: { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY', ...(branchId && { branchId }) },
});

/** Creates a store whose requests are pending until the test responds. */
const setUp = () => {
  const branches: (string | undefined)[] = [];
  const { calls: requests, send: load } = createPendingCalls<Slots['load']>();
  const { calls: cancels, send: cancel } = createPendingCalls<Slots['cancel']>();
  const clock = createManualClock();
  const store = createSlotStore({
    clock,
    storeBranch: (branchId) => branches.push(branchId),
    slots: { load, cancel },
  });
  return {
    clock,
    store,
    branches,
    requests,
    cancels,
    openWith: async (result: Result<BookedSlot | undefined>, key = KEY) => {
      void store.getState().load(key);
      await requests.at(-1)?.respond(result);
      return store.getState().status;
    },
  };
};

describe('createSlotStore', () => {
  it('calls no listener before its first request', async () => {
    const { store, openWith, requests } = setUp();
    const requestsAtChange: number[] = [];
    store.subscribe(() => requestsAtChange.push(requests.length));
    await openWith(ok(slot('7')));
    expect(requestsAtChange).toEqual([1]);
  });

  it.each<readonly [string, Result<BookedSlot | undefined>, object, string | undefined]>([
    ["the reservation's branch", ok(slot('7')), { kind: 'booked', slot: slot('7') }, '7'],
    ['the default branch if the reservation has none', ok(slot()), { kind: 'booked' }, '10'],
    ['no branch without a reservation', ok(undefined), { kind: 'none' }, undefined],
    ['no branch after a failure', failed('http', 'Unavailable', 503), { kind: 'failed' }, undefined],
  ])('stores the slot, and as branch cookie %s [SLOT-2] [SLOT-3]', async (_which, result, status, branch) => {
    const { openWith, branches } = setUp();
    expect(await openWith(result)).toMatchObject(status);
    expect(branches).toEqual([branch]);
  });

  it('sends no request without an order, removes the branch cookie, and is pending with the next order [AUTH-1] [SLOT-2]', async () => {
    const { store, requests, branches } = setUp();
    await store.getState().load(undefined);
    expect([requests.length, store.getState().status, branches]).toEqual([0, { kind: 'none' }, [undefined]]);
    void store.getState().load(KEY);
    expect(store.getState().status).toEqual({ kind: 'pending' });
  });

  it("ignores a previous order's response and its branch [SLOT-1]", async () => {
    const { store, openWith, requests, branches } = setUp();
    void store.getState().load(KEY);
    await openWith(ok(slot('2')), { ...KEY, customerOrderId: '2002' });
    await requests[0]?.respond(ok(slot('1')));
    expect(requests[0]?.args[1].aborted).toBe(true);
    expect(store.getState().status).toEqual({ kind: 'booked', slot: slot('2') });
    expect(branches).toEqual(['2']);
  });

  it('keeps the slot during a refresh [SLOT-7]', async () => {
    const { store, openWith, requests } = setUp();
    await openWith(ok(slot('7')));
    void store.getState().refresh();
    expect(store.getState().status.kind).toBe('booked');
    await requests[1]?.respond(ok(undefined));
    expect(store.getState().status).toEqual({ kind: 'none' });
  });
});

describe('createSlotStore: cancel', () => {
  it('cancels the reservation, then refetches the slot [SLOT-7]', async () => {
    const { store, openWith, requests, cancels } = setUp();
    await openWith(ok(slot('7')));
    const cancelled = store.getState().cancel();
    expect([cancels[0]?.args[0], requests.length]).toEqual(['1', 1]);
    await cancels[0]?.respond(ok(undefined));
    await requests[1]?.respond(ok(undefined));
    expect(await cancelled).toEqual(ok(undefined));
    expect(store.getState().status).toEqual({ kind: 'none' });
  });

  it('sends one request for simultaneous calls [SLOT-7]', async () => {
    const { store, openWith, cancels } = setUp();
    await openWith(ok(slot('7')));
    void store.getState().cancel();
    void store.getState().cancel();
    expect(cancels).toHaveLength(1);
  });

  it('returns the failure, and refetches the slot [SLOT-7]', async () => {
    const { store, openWith, requests, cancels } = setUp();
    await openWith(ok(slot('7')));
    const cancelled = store.getState().cancel();
    await cancels[0]?.respond(failed('timeout', 'timeout'));
    await requests[1]?.respond(ok(slot('7')));
    expect(await cancelled).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    expect(store.getState().status).toEqual({ kind: 'booked', slot: slot('7') });
  });

  it('sends no request when nothing is booked [SLOT-7]', async () => {
    const { store, openWith, cancels } = setUp();
    await openWith(ok(undefined));
    expect([await store.getState().cancel(), cancels.length]).toEqual([ok(undefined), 0]);
  });
});

describe("createSlotStore: a host's update", () => {
  it('is updating until the slot has been refetched [SLOT-3]', async () => {
    const { store, openWith, requests } = setUp();
    await openWith(ok(slot('7')));
    store.getState().updateStarted();
    expect(store.getState()).toMatchObject({ isUpdating: true, status: { kind: 'booked' } });
    void store.getState().updateFinished();
    expect(store.getState().isUpdating).toBe(true);
    await requests[1]?.respond(ok(slot('8')));
    expect(store.getState()).toMatchObject({ isUpdating: false, status: { slot: slot('8') } });
  });

  it('refetches the slot after 15 seconds when the update does not end [SLOT-3]', async () => {
    const { store, openWith, requests, clock } = setUp();
    await openWith(ok(slot('7')));
    store.getState().updateStarted();
    clock.pass(14_999);
    expect(requests).toHaveLength(1);
    clock.pass(1);
    await requests[1]?.respond(ok(undefined));
    expect(store.getState()).toMatchObject({ isUpdating: false, status: { kind: 'none' } });
    expect(clock.pending()).toBe(0);
  });

  it('ends the update when the shopper signs out [AUTH-1]', async () => {
    const { store, openWith, clock } = setUp();
    await openWith(ok(slot('7')));
    store.getState().updateStarted();
    await store.getState().load(undefined);
    expect([store.getState().isUpdating, clock.pending()]).toEqual([false, 0]);
  });
});
