import type { MenusRun } from './measure';
import { report } from './report';

const run = (milliseconds: number, ...longTasks: readonly number[]): MenusRun => ({
  opened: { groceries: milliseconds },
  longTasks,
});

describe('the report of menus', () => {
  it('is good up to 100 ms at p75, 200 ms at worst, and tasks of 50 ms at full speed', () => {
    const { text, isKept } = report(
      [run(90), run(90), run(90), run(90), run(200)],
      [
        { cpu: 1, runs: [run(20, 50)] },
        { cpu: 6, runs: [run(20, 300)] },
      ],
    );
    expect(isKept).toBe(true);
    expect(text).toContain('✔ groceries: p75 90 <= 100 ms');
    expect(text).toContain('CPU 6x, 1 pages: longest 300 ms');
  });

  it.each([
    ['p75', [run(101), run(101)], [run(16)], '✘ groceries: p75 101'],
    ['the worst', [run(16), run(16), run(16), run(16), run(208)], [run(16)], '✘ groceries: worst 208'],
    ['a task', [run(16)], [run(16, 51)], '✘ 100,000 categories'],
  ])('says when %s is too long', (_what, runs, atFullSpeed, line) => {
    const { text, isKept } = report(runs, [{ cpu: 1, runs: atFullSpeed }]);
    expect(isKept).toBe(false);
    expect(text).toContain(line);
    expect(text.match(/✘/g)).toHaveLength(1);
  });
});
