import { createHostUpdate } from './host-update';
import { createManualClock } from './testing/manual-clock';

const setUp = () => {
  const clock = createManualClock();
  const states: boolean[] = [];
  let timeouts = 0;
  const update = createHostUpdate(clock, (isUpdating) => states.push(isUpdating));
  const start = () => {
    update.start(() => {
      timeouts += 1;
    });
  };
  return { ...update, start, clock, states, timeouts: () => timeouts };
};

describe('createHostUpdate', () => {
  it('calls onTimeout once, 15 seconds after the last start', () => {
    const { start, clock, timeouts } = setUp();
    start();
    clock.pass(10_000);
    start();
    clock.pass(14_999);
    expect(timeouts()).toBe(0);
    clock.pass(60_000);
    expect(timeouts()).toBe(1);
  });

  it('clears the timer and the loading state at the end', () => {
    const { start, end, clock, states, timeouts } = setUp();
    start();
    end();
    clock.pass(60_000);
    expect([states, timeouts()]).toEqual([[true, false], 0]);
  });

  it('does not set the loading state at an end without a start', () => {
    const { end, states } = setUp();
    end();
    expect(states).toEqual([]);
  });

  it('leaves the loading state to an update that started in between', () => {
    const { start, endLater, states } = setUp();
    start();
    const endFirst = endLater();
    start();
    const endSecond = endLater();
    endFirst();
    expect(states).toEqual([true, true]);
    endSecond();
    expect(states).toEqual([true, true, false]);
  });
});
