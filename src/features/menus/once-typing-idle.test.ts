import { createDraft } from '../../domains/search';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { onceTypingIdle } from './lazy-menus';

const setUp = () => {
  const clock = createManualClock();
  const draft = createDraft('');
  const called = jest.fn();
  const waiting = new Set<() => void>();
  const whenIdle = (callback: () => void) => {
    waiting.add(callback);
    return () => void waiting.delete(callback);
  };
  const becomeIdle = () => {
    for (const callback of waiting) callback();
  };
  const stop = onceTypingIdle({ after: clock.after, whenIdle }, draft, called);
  return { clock, draft, called, waiting, becomeIdle, stop };
};

describe('onceTypingIdle', () => {
  it('waits until the page is idle, and calls back once [MEGA-3]', () => {
    const { clock, draft, called, becomeIdle } = setUp();
    clock.pass(10_000);
    expect(called).not.toHaveBeenCalled();
    becomeIdle();
    draft.setState({ text: 'milk' });
    clock.pass(10_000);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('waits while the shopper types, also when the page is idle [MEGA-3] [SRCH-5]', () => {
    const { clock, draft, called, becomeIdle } = setUp();
    for (const text of ['m', 'mi', 'mil', 'milk']) {
      draft.setState({ text });
      becomeIdle();
      clock.pass(2_000);
    }
    clock.pass(499);
    expect(called).not.toHaveBeenCalled();
    clock.pass(1);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it is cancelled', () => {
    const { clock, draft, called, waiting, stop } = setUp();
    stop();
    draft.setState({ text: 'milk' });
    clock.pass(10_000);
    expect(called).not.toHaveBeenCalled();
    expect([clock.pending(), waiting.size]).toEqual([0, 0]);
  });
});
