import { createDraft } from '../../domains/search';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { whenAtRest } from './when-at-rest';

const setUp = () => {
  const clock = createManualClock();
  const draft = createDraft('');
  const called = jest.fn();
  return { clock, draft, called, stop: whenAtRest(clock, draft, called) };
};

describe('what is fetched unasked', () => {
  it('waits until the page is at rest, and comes once [MEGA-3]', () => {
    const { clock, draft, called } = setUp();
    clock.pass(2_499);
    expect(called).not.toHaveBeenCalled();
    clock.pass(1);
    draft.setState({ text: 'milk' });
    clock.pass(10_000);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('leaves the time to whoever types [MEGA-3] [SRCH-5]', () => {
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

  it('is given up, and leaves nothing behind', () => {
    const { clock, draft, called, stop } = setUp();
    stop();
    draft.setState({ text: 'milk' });
    clock.pass(10_000);
    expect(called).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });
});
