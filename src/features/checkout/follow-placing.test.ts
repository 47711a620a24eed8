import { english } from '../../kernel/translate';
import { createStore } from 'zustand/vanilla';
import { createPlacingStore } from '../../domains/checkout';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { explainWaits, onOrderChange } from './follow-placing';
import type { ShoppingContextStore } from '../../domains/account';

const LONG_WAIT_MS = 10_000;
const STILL_PLACING = 'This is taking longer than usual. We’re still placing your order.';
const STILL_CHECKING = 'We’re still checking whether your order was placed.';

const createPlacing = () =>
  createPlacingStore({
    loadSaga: () => Promise.reject(new Error('not needed')),
    onUnavailable: () => undefined,
  });

describe('explainWaits', () => {
  const setUp = () => {
    const clock = createManualClock();
    const placing = createPlacing();
    const announced: string[] = [];
    explainWaits(placing, {
      browser: clock,
      announcer: { announce: (...message) => announced.push(english(...message)) },
    });
    const { setState, getState } = placing.state;
    const note = () => Reflect.get(getState(), 'note') as unknown;
    return { clock, announced, setState, note };
  };

  it('shows and announces after 10 s what the header waits for [INST-4]', () => {
    const { clock, announced, setState, note } = setUp();
    setState({ kind: 'placing', hasReleasedSlot: false }, true);
    clock.pass(LONG_WAIT_MS - 1);
    expect([announced, note()]).toEqual([[], undefined]);
    clock.pass(1);
    expect([announced, note()]).toEqual([[STILL_PLACING], STILL_PLACING]);
  });

  it('shows and announces the new reason when the reason changes [INST-4]', () => {
    const { clock, announced, setState, note } = setUp();
    setState({ kind: 'placing', hasReleasedSlot: false }, true);
    clock.pass(LONG_WAIT_MS);
    setState({ kind: 'checking', hasReleasedSlot: false }, true);
    expect([announced, note()]).toEqual([[STILL_PLACING, STILL_CHECKING], STILL_CHECKING]);
  });

  it('shows nothing after the wait ends, and times the next wait from its own start [INST-4]', () => {
    const { clock, announced, setState } = setUp();
    setState({ kind: 'placing', hasReleasedSlot: false }, true);
    clock.pass(LONG_WAIT_MS - 1);
    setState({ kind: 'refused', code: 'X' }, true);
    setState({ kind: 'placing', hasReleasedSlot: false }, true);
    clock.pass(LONG_WAIT_MS - 1);
    expect(announced).toEqual([]);
  });
});

describe('onOrderChange', () => {
  const open = { customerOrderId: 'co-1', customerOrderState: 'AMENDING' };
  const setUp = () => {
    const context = createStore<{ context: object }>(() => ({ context: open }));
    const placing = createPlacing();
    const changes: string[] = [];
    onOrderChange(context as unknown as ShoppingContextStore, placing.state, () => changes.push('changed'));
    return { changes, context, placing };
  };

  it.each([{ customerOrderId: 'co-2' }, { customerOrderState: 'PLACED' }])(
    'calls back for an order that has become %j [INST-1]',
    (change) => {
      const { changes, context } = setUp();
      context.setState({ context: { ...open, ...change } });
      expect(changes).toEqual(['changed']);
    },
  );

  it('does not call back for the same order, or while the page places it [INST-1]', () => {
    const { changes, context, placing } = setUp();
    context.setState({ context: { ...open, defaultBranchId: '11' } });
    placing.state.setState({ kind: 'placing', hasReleasedSlot: false }, true);
    context.setState({ context: { customerOrderId: 'co-2' } });
    expect(changes).toEqual([]);
  });
});
