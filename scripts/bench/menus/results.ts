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

const longestScript = (runs: readonly MenusRun[]) =>
  Math.max(0, ...runs.flatMap(({ longScripts }) => longScripts));

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
      ...tasks.map(({ cpu, runs: pages }) =>
        atMost({
          name: `longest script of the header, 100,000 categories, CPU ${String(cpu)}x slower`,
          value: longestScript(pages),
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
        title: 'Longest script of the header while all menus open, 100,000 categories',
        note: 'Milliseconds (Long Animation Frames), from the request of categories. Frames under 50 ms are not reported and count as 0. Scripts of the host and of the driver do not count.',
        heads: ['CPU', 'pages', 'longest'],
        rows: tasks.map(({ cpu, runs: pages }) => [`${String(cpu)}x`, pages.length, longestScript(pages)]),
      },
    ],
  };
};
