import { createDraft } from '../../domains/search';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { onceTypingIdle } from './once-typing-idle';

const setUp = () => {
  const clock = createManualClock();
  const draft = createDraft('');
  const called = jest.fn();
  return { clock, draft, called, stop: onceTypingIdle(clock, draft, called) };
};

describe('onceTypingIdle', () => {
  it('waits until the page is idle, and calls back once [MEGA-3]', () => {
    const { clock, draft, called } = setUp();
    clock.pass(2_499);
    expect(called).not.toHaveBeenCalled();
    clock.pass(1);
    draft.setState({ text: 'milk' });
    clock.pass(10_000);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('waits while the shopper types [MEGA-3] [SRCH-5]', () => {
    const { clock, draft, called } = setUp();
    for (const text of ['m', 'mi', 'mil', 'milk']) {
      clock.pass(2_000);
      draft.setState({ text });
    }
    clock.pass(2_499);
    expect(called).not.toHaveBeenCalled();
    clock.pass(1);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it is cancelled', () => {
    const { clock, draft, called, stop } = setUp();
    stop();
    draft.setState({ text: 'milk' });
    clock.pass(10_000);
    expect(called).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });
});
