import { median, quantile } from '../shared/statistics';
import type { MenusRun } from './measure';

const LIMITS = { p75: 100, worst: 200, task: 50 } as const;

const NOTE = `Milliseconds from the press to the next paint (Event Timing); browsers don't report those under 16 ms: they count
as 16. Tasks: the longest of each page, from the menus' code to the last menu (Long Tasks); those under 50 ms aren't
reported.`;

/** What was seen with 100,000 categories. */
export interface Tasks {
  /** How many times slower the page's main thread ran. */
  readonly cpu: number;
  readonly runs: readonly MenusRun[];
}

interface Bar {
  readonly what: string;
  readonly isKept: boolean;
}

const barsOf = (menu: string, times: readonly number[]): readonly Bar[] => {
  const [p75, worst] = [quantile(times, 0.75), Math.max(...times)];
  return [
    { what: `${menu}: p75 ${p75.toFixed(0)} <= ${LIMITS.p75} ms`, isKept: p75 <= LIMITS.p75 },
    { what: `${menu}: worst ${worst.toFixed(0)} <= ${LIMITS.worst} ms`, isKept: worst <= LIMITS.worst },
  ];
};

const longestOf = (runs: readonly MenusRun[]) => Math.max(0, ...runs.flatMap(({ longTasks }) => longTasks));

const tasksLine = ({ cpu, runs }: Tasks): string => {
  const longest = longestOf(runs);
  return `CPU ${cpu}x, ${runs.length} pages: ${longest > 0 ? `longest ${longest.toFixed(0)} ms` : 'none of 50 ms or more'}`;
};

/**
 * @param runs with 10,000 categories, CPU 6 times slower
 * @returns the tables with their verdicts, and whether all of them are good
 */
export const report = (runs: readonly MenusRun[], tasks: readonly Tasks[]) => {
  const menus = [...new Set(runs.flatMap(({ opened }) => Object.keys(opened)))];
  const timesOf = (menu: string) => runs.flatMap(({ opened }) => opened[menu] ?? []);
  const rows = menus.map((menu) => {
    const times = timesOf(menu);
    const figures = [median(times), quantile(times, 0.75), Math.max(...times)];
    return `${menu.padEnd(26)}${[times.length, ...figures].map((figure) => figure.toFixed(0).padStart(8)).join('')}`;
  });
  const bars = [
    ...menus.flatMap((menu) => barsOf(menu, timesOf(menu))),
    ...tasks
      .filter(({ cpu }) => cpu === 1)
      .map((one) => ({
        what: `100,000 categories: no task over ${LIMITS.task} ms`,
        isKept: longestOf(one.runs) <= LIMITS.task,
      })),
  ];
  return {
    isKept: bars.every(({ isKept }) => isKept),
    text: [
      'Menus opened, 10,000 categories, CPU 6 times slower',
      [`${'menu'.padEnd(26)}   pages  median     p75   worst`, ...rows].join('\n'),
      ['Tasks, 100,000 categories', ...tasks.map(tasksLine)].join('\n'),
      NOTE,
      bars.map(({ what, isKept }) => `${isKept ? '✔' : '✘'} ${what}`).join('\n'),
    ].join('\n\n'),
  };
};
