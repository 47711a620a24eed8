import { english } from '../../kernel/translate';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { failed, ok, type Result } from '../../kernel/result';
import type { AmendedOrder } from './model';
import { createAmendStore } from './store';

const MINUTE_MS = 60_000;

const setUp = (minutes: number | undefined) => {
  const clock = createManualClock(Date.parse('2026-11-21T09:00:00Z'));
  const announced: string[] = [];
  const calls: { readonly signal: AbortSignal; readonly resolve: (result: Result<undefined>) => void }[] = [];
  const seen = { reads: 0, discarded: 0, failed: 0, hidden: false };
  const visibility = new Set<() => void>();
  const store = createAmendStore({
    t: english,
    clock,
    amendments: {
      cancel: (_id, signal) =>
        new Promise((resolve) => {
          calls.push({ signal, resolve });
        }),
    },
    isPageHidden: () => seen.hidden,
    onVisibilityChange: (listener) => {
      visibility.add(listener);
      return () => visibility.delete(listener);
    },
    announce: (...message) => announced.push(english(...message)),
    readAgain: () => {
      seen.reads += 1;
      return Promise.resolve();
    },
    onDiscarded: () => {
      seen.discarded += 1;
    },
    onDiscardFailed: () => {
      seen.failed += 1;
    },
  });
  const order: AmendedOrder = {
    customerOrderId: 'co-1',
    kind: 'GROCERIES',
    cutOff: minutes === undefined ? undefined : new Date(clock.now() + minutes * MINUTE_MS),
  };
  store.getState().follow(order);
  const setHidden = (hidden: boolean) => {
    seen.hidden = hidden;
    for (const listener of visibility) listener();
  };
  return { clock, announced, calls, seen, store, order, visibility, setHidden };
};

describe('createAmendStore: the night of the cut-off', () => {
  it('is named, and updated when the day changes [AMND-3]', () => {
    const HOUR_MS = 60 * MINUTE_MS;
    // From 9am on Saturday to 11:30pm on Sunday.
    const { clock, store } = setUp(38.5 * 60);
    const shown = () => store.getState().cutOffs.map(({ text }) => text);
    expect(shown()).toEqual(['tomorrow night, 12AM (22 Nov)']);
    // The store updates the time left once a minute.
    clock.pass(15 * HOUR_MS + MINUTE_MS);
    expect(shown()).toEqual(['Sunday night, 12AM (22 Nov)']);
    clock.pass(5 * HOUR_MS);
    expect(shown()).toEqual(['tonight, 12AM (22 Nov)']);
  });
});

describe('createAmendStore: the countdown', () => {
  it('is announced once at 60, 15 and 5 minutes [AMND-3]', () => {
    const { clock, announced } = setUp(61);
    clock.pass(60 * MINUTE_MS);
    expect(announced).toEqual([
      '60 minutes left to change this order.',
      '15 minutes left to change this order.',
      '5 minutes left to change this order.',
    ]);
  });

  it('ends at zero: announces once, refetches once, and leaves no timer [AMND-3]', () => {
    const { clock, announced, seen, store } = setUp(1);
    clock.pass(10 * MINUTE_MS);
    expect([announced, seen.reads, clock.pending()]).toEqual([
      ['The time to change this order has passed.'],
      1,
      0,
    ]);
    expect(store.getState()).toMatchObject({ left: '', passed: [{ of: 'this order' }] });
  });

  it('does not refetch when the cut-off has already passed at the start [AMND-3]', () => {
    const { seen, store, clock } = setUp(-5);
    expect([seen.reads, store.getState().passed.length, clock.pending()]).toEqual([0, 1, 0]);
  });

  it('starts no timer without a cut-off [AMND-3]', () => {
    const { clock, store } = setUp(undefined);
    expect([clock.pending(), store.getState().left]).toEqual([0, '']);
  });

  it('pauses while the page is hidden, and updates at once when the page is visible again [AMND-3]', () => {
    const { clock, store, announced, setHidden } = setUp(70);
    setHidden(true);
    expect(clock.pending()).toBe(0);
    clock.pass(58 * MINUTE_MS);
    setHidden(false);
    expect([store.getState().left, announced]).toEqual([
      '12 min left to change',
      ['12 minutes left to change this order.'],
    ]);
  });

  it('keeps one timer and announces nothing twice when the same order is read again [AMND-3]', () => {
    const { clock, store, order, announced } = setUp(61);
    clock.pass(2 * MINUTE_MS);
    for (let reads = 0; reads < 5; reads += 1) store.getState().follow({ ...order });
    expect([clock.pending(), announced.length]).toEqual([1, 1]);
  });

  it('starts again with a new cut-off [AMND-3]', () => {
    const { clock, store, order } = setUp(10);
    store.getState().follow({ ...order, cutOff: new Date(clock.now() + 30 * MINUTE_MS) });
    expect([store.getState().left, clock.pending()]).toEqual(['30 min left to change', 1]);
  });

  it('stop clears the timer and removes the listener [FED-6]', () => {
    const { clock, store, visibility } = setUp(61);
    store.getState().stop();
    expect([clock.pending(), visibility.size]).toEqual([0, 0]);
  });
});

describe('createAmendStore: discard', () => {
  it('sends one request for repeated presses, and stays pending after success until the page unloads [AMND-2]', async () => {
    const { store, calls, seen } = setUp(61);
    const { discard } = store.getState();
    const first = discard();
    void discard();
    expect([calls.length, store.getState().isDiscarding]).toEqual([1, true]);
    calls[0]?.resolve(ok(undefined));
    await first;
    void discard();
    expect([calls.length, seen.discarded, seen.failed, store.getState().isDiscarding]).toEqual([
      1,
      1,
      0,
      true,
    ]);
  });

  it('reports a failure, and can be retried [AMND-2]', async () => {
    const { store, calls, seen } = setUp(61);
    const first = store.getState().discard();
    calls[0]?.resolve(failed('http', 'Service Unavailable', 503));
    await first;
    expect([seen.discarded, seen.failed, store.getState().isDiscarding]).toEqual([0, 1, false]);
    void store.getState().discard();
    expect(calls).toHaveLength(2);
  });

  it('is aborted when the header stops, and ignores a later response [FED-6]', async () => {
    const { store, calls, seen } = setUp(61);
    const first = store.getState().discard();
    store.getState().stop();
    calls[0]?.resolve(ok(undefined));
    await first;
    expect([calls[0]?.signal.aborted, seen.discarded, seen.failed]).toEqual([true, 0, 0]);
  });
});
