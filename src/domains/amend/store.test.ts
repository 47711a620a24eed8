import { createManualClock } from '../../kernel/testing/manual-clock';
import { failed, ok, type Result } from '../../kernel/result';
import type { AmendedOrder } from './model';
import { createAmendStore } from './store';

const MINUTE = 60_000;

const setUp = (minutes: number | undefined) => {
  const clock = createManualClock(Date.parse('2026-11-21T09:00:00Z'));
  const told: string[] = [];
  const calls: { readonly signal: AbortSignal; readonly answer: (result: Result<undefined>) => void }[] = [];
  const seen = { reads: 0, discarded: 0, failed: 0, hidden: false };
  const visibility = new Set<() => void>();
  const store = createAmendStore({
    clock,
    amendments: {
      cancel: (_id, signal) =>
        new Promise((answer) => {
          calls.push({ signal, answer });
        }),
    },
    isPageHidden: () => seen.hidden,
    onVisibilityChange: (listener) => {
      visibility.add(listener);
      return () => visibility.delete(listener);
    },
    announce: (phrase) => told.push(phrase),
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
    cutOff: minutes === undefined ? undefined : new Date(clock.now() + minutes * MINUTE),
  };
  store.getState().follow(order);
  const setHidden = (hidden: boolean) => {
    seen.hidden = hidden;
    for (const listener of visibility) listener();
  };
  return { clock, told, calls, seen, store, order, visibility, setHidden };
};

describe('the count-down', () => {
  it('is told at 60, 15 and 5 minutes, once each [AMND-3]', () => {
    const { clock, told } = setUp(61);
    clock.pass(60 * MINUTE);
    expect(told).toEqual([
      '60 minutes left to change this order.',
      '15 minutes left to change this order.',
      '5 minutes left to change this order.',
    ]);
  });

  it('ends at zero: told once, state read again once, nothing waits any more [AMND-3]', () => {
    const { clock, told, seen, store } = setUp(1);
    clock.pass(10 * MINUTE);
    expect([told, seen.reads, clock.pending()]).toEqual([
      ['The time to change this order has passed.'],
      1,
      0,
    ]);
    expect(store.getState()).toMatchObject({ left: '', passed: [{ of: 'this order' }] });
  });

  it('that ended before it began reads nothing again [AMND-3]', () => {
    const { seen, store, clock } = setUp(-5);
    expect([seen.reads, store.getState().passed.length, clock.pending()]).toEqual([0, 1, 0]);
  });

  it('needs a cut-off: without one nothing waits [AMND-3]', () => {
    const { clock, store } = setUp(undefined);
    expect([clock.pending(), store.getState().left]).toEqual([0, '']);
  });

  it('rests while the page is hidden, and is true at once when it is seen again [AMND-3]', () => {
    const { clock, store, told, setHidden } = setUp(70);
    setHidden(true);
    expect(clock.pending()).toBe(0);
    clock.pass(58 * MINUTE);
    setHidden(false);
    expect([store.getState().left, told]).toEqual(['12 min left', ['12 minutes left to change this order.']]);
  });

  it('has one timer however often the same order is read, and tells nothing twice [AMND-3]', () => {
    const { clock, store, order, told } = setUp(61);
    clock.pass(2 * MINUTE);
    for (let reads = 0; reads < 5; reads += 1) store.getState().follow({ ...order });
    expect([clock.pending(), told.length]).toEqual([1, 1]);
  });

  it('begins anew with a new cut-off [AMND-3]', () => {
    const { clock, store, order } = setUp(10);
    store.getState().follow({ ...order, cutOff: new Date(clock.now() + 30 * MINUTE) });
    expect([store.getState().left, clock.pending()]).toEqual(['30 min left', 1]);
  });

  it('leaves nothing behind [FED-6]', () => {
    const { clock, store, visibility } = setUp(61);
    store.getState().stop();
    expect([clock.pending(), visibility.size]).toEqual([0, 0]);
  });
});

describe('discarding', () => {
  it('is asked for once however often it is pressed, and waits until the page goes [AMND-2]', async () => {
    const { store, calls, seen } = setUp(61);
    const { discard } = store.getState();
    const first = discard();
    void discard();
    expect([calls.length, store.getState().isDiscarding]).toEqual([1, true]);
    calls[0]?.answer(ok(undefined));
    await first;
    void discard();
    expect([calls.length, seen.discarded, seen.failed, store.getState().isDiscarding]).toEqual([
      1,
      1,
      0,
      true,
    ]);
  });

  it('that failed says so, and can be tried again [AMND-2]', async () => {
    const { store, calls, seen } = setUp(61);
    const first = store.getState().discard();
    calls[0]?.answer(failed('http', 'Service Unavailable', 503));
    await first;
    expect([seen.discarded, seen.failed, store.getState().isDiscarding]).toEqual([0, 1, false]);
    void store.getState().discard();
    expect(calls).toHaveLength(2);
  });

  it('ends with the header: a late answer does nothing [FED-6]', async () => {
    const { store, calls, seen } = setUp(61);
    const first = store.getState().discard();
    store.getState().stop();
    calls[0]?.answer(ok(undefined));
    await first;
    expect([calls[0]?.signal.aborted, seen.discarded, seen.failed]).toEqual([true, 0, 0]);
  });
});
