import { debounce } from './debounce';
import { createManualClock } from './testing/manual-clock';

const setUp = () => {
  const clock = createManualClock();
  const runs: [argument: string, at: number][] = [];
  const debounced = debounce(
    (argument: string) => runs.push([argument, clock.now()]),
    { wait: 300, maxWait: 600 },
    clock,
  );
  return { clock, runs, ...debounced };
};

describe('debounce', () => {
  it('runs only the newest of the following calls, 300 ms after the last [SRCH-6]', () => {
    const { call, clock, runs } = setUp();
    call('mil');
    clock.pass(100);
    call('milk');
    clock.pass(100);
    call('milks');
    clock.pass(299);
    expect(runs).toEqual([['mil', 0]]);
    clock.pass(1);
    expect(runs).toEqual([
      ['mil', 0],
      ['milks', 500],
    ]);
  });

  it('runs a waiting call after 600 ms at most, however fast more calls follow [SRCH-6]', () => {
    const { call, clock, runs } = setUp();
    call('0');
    for (let at = 100; at <= 1500; at += 100) {
      clock.pass(100);
      call(String(at));
    }
    expect(runs).toEqual([
      ['0', 0],
      ['500', 600],
      ['1100', 1200],
    ]);
  });

  it('runs the first call at once, and only once [SRCH-6]', () => {
    const { call, clock, runs } = setUp();
    call('milk');
    expect(runs).toEqual([['milk', 0]]);
    clock.pass(10_000);
    expect(runs).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('runs the next call at once after 300 ms without a call [SRCH-6]', () => {
    const { call, clock, runs } = setUp();
    call('milk');
    clock.pass(300);
    call('bread');
    expect(runs).toEqual([
      ['milk', 0],
      ['bread', 300],
    ]);
  });

  it('drops the waiting call and its timer when it is cancelled [SRCH-6]', () => {
    const { call, cancel, clock, runs } = setUp();
    call('mil');
    call('milk');
    cancel();
    expect(clock.pending()).toBe(0);
    clock.pass(1000);
    expect(runs).toEqual([['mil', 0]]);
  });
});
