import type { MenusRun } from './measure';
import { menusResults } from './results';

const run = (milliseconds: number, ...longTasks: readonly number[]): MenusRun => ({
  opened: { groceries: milliseconds },
  longTasks,
});

describe('menusResults', () => {
  it('passes up to 100 ms at p75, 200 ms at worst, and tasks of 50 ms at full speed', () => {
    const { checks } = menusResults(
      [run(90), run(90), run(90), run(90), run(200)],
      [
        { cpu: 1, runs: [run(20, 50)] },
        { cpu: 6, runs: [run(20, 300)] },
      ],
    );
    expect(checks.map(({ passed }) => passed)).toEqual([true, true, true]);
  });

  it.each([
    ['groceries, p75', [run(101), run(101)], [run(16)]],
    ['groceries, worst', [run(16), run(16), run(16), run(16), run(208)], [run(16)]],
    ['longest task, 100,000 categories', [run(16)], [run(16, 51)]],
  ])('fails for %s above its limit', (name, runs, atFullSpeed) => {
    const { checks } = menusResults(runs, [{ cpu: 1, runs: atFullSpeed }]);
    expect(checks.filter(({ passed }) => !passed).map((check) => check.name)).toEqual([name]);
  });
});
