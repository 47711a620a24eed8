import type { MenusRun } from './measure';
import { menusResults } from './results';

const run = (milliseconds: number, ...longScripts: readonly number[]): MenusRun => ({
  opened: { groceries: milliseconds },
  longScripts,
});

describe('menusResults', () => {
  it('passes up to 100 ms at p75, 200 ms at worst, and scripts of 50 ms at each speed', () => {
    const { checks } = menusResults(
      [run(90), run(90), run(90), run(90), run(200)],
      [
        { cpu: 1, runs: [run(20, 50)] },
        { cpu: 6, runs: [run(20, 50)] },
      ],
    );
    expect(checks.map(({ verdict }) => verdict === 'reached')).toEqual([true, true, true, true]);
  });

  it.each([
    ['groceries, p75', [run(101), run(101)], [run(16)]],
    ['groceries, worst', [run(16), run(16), run(16), run(16), run(208)], [run(16)]],
    ['longest script of the header, 100,000 categories, CPU 1x slower', [run(16)], [run(16, 51)]],
  ])('fails for %s above its limit', (name, runs, atFullSpeed) => {
    const { checks } = menusResults(runs, [{ cpu: 1, runs: atFullSpeed }]);
    expect(checks.filter(({ verdict }) => verdict === 'missed').map((check) => check.name)).toEqual([name]);
  });
});
