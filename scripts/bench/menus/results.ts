import { atMost, type Results } from '../shared/results';
import { median, quantile } from '../shared/statistics';
import type { MenusRun } from './measure';

const LIMITS_MS = { p75: 100, worst: 200, task: 50 } as const;

/** The pages with 100,000 categories at one speed. */
export interface TaskRuns {
  /** How many times slower the page's main thread ran. */
  readonly cpu: number;
  readonly runs: readonly MenusRun[];
}

const longestTask = (runs: readonly MenusRun[]) => Math.max(0, ...runs.flatMap(({ longTasks }) => longTasks));

/** @param runs with 10,000 categories, CPU 6 times slower */
export const menusResults = (runs: readonly MenusRun[], tasks: readonly TaskRuns[]): Results => {
  const menus = [...new Set(runs.flatMap(({ opened }) => Object.keys(opened)))].map((menu) => ({
    menu,
    times: runs.flatMap(({ opened }) => opened[menu] ?? []),
  }));
  return {
    checks: [
      ...menus.flatMap(({ menu, times }) => [
        atMost({ name: `${menu}, p75`, value: quantile(times, 0.75), limit: LIMITS_MS.p75, unit: 'ms' }),
        atMost({ name: `${menu}, worst`, value: Math.max(...times), limit: LIMITS_MS.worst, unit: 'ms' }),
      ]),
      ...tasks
        .filter(({ cpu }) => cpu === 1)
        .map((fullSpeed) =>
          atMost({
            name: 'longest task, 100,000 categories',
            value: longestTask(fullSpeed.runs),
            limit: LIMITS_MS.task,
            unit: 'ms',
          }),
        ),
    ],
    tables: [
      {
        title: 'Press to next paint, 10,000 categories, CPU 6 times slower',
        note: 'Milliseconds (Event Timing). Browsers do not report interactions under 16 ms; they count as 16.',
        heads: ['menu', 'pages', 'median', 'p75', 'worst'],
        rows: menus.map(({ menu, times }) => [
          menu,
          times.length,
          median(times),
          quantile(times, 0.75),
          Math.max(...times),
        ]),
      },
      {
        title: 'Longest task while all menus open, 100,000 categories',
        note: 'Milliseconds (Long Tasks). Tasks under 50 ms are not reported and count as 0.',
        heads: ['CPU', 'pages', 'longest'],
        rows: tasks.map(({ cpu, runs: pages }) => [`${String(cpu)}x`, pages.length, longestTask(pages)]),
      },
    ],
  };
};
