import path from 'node:path';
import type { Browser } from '@playwright/test';
import { oneIf, type Bench } from '../shared/bench';
import { withDemo } from '../shared/browser';
import { buildProbe } from '../shared/build-probe';
import { measureInTurn } from '../shared/pages';
import { measureMenus, type MenusRun } from './measure';
import { menusResults, type TaskRuns } from './results';

const WIDTHS = [1440, 375] as const;
/** How many times slower the page's main thread runs. */
const CPU_SLOWDOWN = { opening: 6, tasks: [1, 6] } as const;
/** The first pages fill caches of the demo and the browser. */
const WARM_UP_PAGES = 1;
/** A long task either exists or not, so few pages are enough. */
const MAX_TASK_RUNS = 5;

interface Series {
  readonly isOnce: boolean;
  readonly origin: string;
  readonly probe: string;
  readonly runs: number;
  readonly cpu: number;
  readonly taxonomy: 'ten-thousand' | 'hundred-thousand';
}

const measureSeries = async (
  browser: Browser,
  { runs, isOnce, ...options }: Series,
): Promise<readonly MenusRun[]> => {
  const pages = await measureInTurn(WIDTHS, { runs, warmUp: isOnce ? 0 : WARM_UP_PAGES }, (width) =>
    measureMenus(browser, width, options),
  );
  return WIDTHS.flatMap((width) => pages[width]);
};

export const menusBench: Bench = {
  name: 'menus',
  summary:
    'Time from the press that opens each menu to the next paint, with 10,000 categories and CPU 6 times slower; the longest task with 100,000 categories.',
  runs: { default: 20, minimum: 2 },
  async measure({ runs, isOnce, log }) {
    const probe = await buildProbe(path.join(__dirname, 'pages/probe.ts'));
    return withDemo(async (browser, origin) => {
      const common = { origin, probe, isOnce };
      log('10,000 categories');
      const opened = await measureSeries(browser, {
        ...common,
        runs,
        cpu: CPU_SLOWDOWN.opening,
        taxonomy: 'ten-thousand',
      });
      const tasks: TaskRuns[] = [];
      for (const cpu of oneIf(isOnce, CPU_SLOWDOWN.tasks)) {
        log(`100,000 categories, CPU ${String(cpu)}x slower`);
        const taskRuns = Math.min(runs, MAX_TASK_RUNS);
        tasks.push({
          cpu,
          runs: await measureSeries(browser, {
            ...common,
            runs: taskRuns,
            cpu,
            taxonomy: 'hundred-thousand',
          }),
        });
      }
      return menusResults(opened, tasks);
    });
  },
};
