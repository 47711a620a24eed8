import { debounce } from './debounce';
import { createManualClock } from './testing/manual-clock';

const make = () => {
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
  it('runs the first call at once [SRCH-6]', () => {
    const { call, runs } = make();
    call('milk');
    expect(runs).toEqual([['milk', 0]]);
  });

  it('runs only the newest of the following calls, 300 ms after the last [SRCH-6]', () => {
    const { call, clock, runs } = make();
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

  it('puts a waiting call off for 600 ms at most, however fast others follow [SRCH-6]', () => {
    const { call, clock, runs } = make();
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

  it('runs nothing twice: one call alone has no echo [SRCH-6]', () => {
    const { call, clock, runs } = make();
    call('milk');
    clock.pass(10_000);
    expect(runs).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('is leading again once it was quiet for 300 ms [SRCH-6]', () => {
    const { call, clock, runs } = make();
    call('milk');
    clock.pass(300);
    call('bread');
    expect(runs).toEqual([
      ['milk', 0],
      ['bread', 300],
    ]);
  });

  it('forgets what waits when it is cancelled, and leaves no timer [SRCH-6]', () => {
    const { call, cancel, clock, runs } = make();
    call('mil');
    call('milk');
    cancel();
    expect(clock.pending()).toBe(0);
    clock.pass(1000);
    expect(runs).toEqual([['mil', 0]]);
  });
});
