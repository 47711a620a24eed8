import path from 'node:path';
import { startDemo } from '../../../tests/support/demo';
import { launch } from '../shared/browser';
import { buildProbe } from '../shared/build-probe';
import { runBench } from '../shared/run-bench';
import { optionsFrom, type Options } from '../shared/runs-option';
import { HELP } from './help';
import { measureMenus, type MenusRun } from './measure';
import { report, type Tasks } from './report';

const WIDTHS = [1440, 375] as const;
/** How many times slower the page's main thread runs. */
const CPU = { opening: 6, tasks: [1, 6] } as const;
/** The first pages fill caches of the demo and the browser. */
const WARM_UP = 1;
/** A long task is there or not; it takes fewer pages to see. */
const TASK_RUNS = 5;

const measure = async ({ runs }: Options) => {
  const demo = await startDemo();
  const browser = await launch();
  const probe = await buildProbe(path.join(__dirname, 'pages/probe.ts'));
  const visit = async (turns: number, cpu: number, taxonomy: 'ten-thousand' | 'hundred-thousand') => {
    const seen: MenusRun[] = [];
    for (let turn = -WARM_UP; turn < turns; turn += 1) {
      for (const width of WIDTHS) {
        const run = await measureMenus(browser, width, { origin: demo.origin, probe, cpu, taxonomy });
        if (turn >= 0) seen.push(run);
      }
    }
    return seen;
  };
  try {
    const opened = await visit(runs, CPU.opening, 'ten-thousand');
    const tasks: Tasks[] = [];
    for (const cpu of CPU.tasks) {
      tasks.push({ cpu, runs: await visit(Math.min(runs, TASK_RUNS), cpu, 'hundred-thousand') });
    }
    return { opened, tasks };
  } finally {
    await browser.close();
    await demo.close();
  }
};

// From the press that opens a menu to its paint, with more categories than any shop has.
runBench({
  help: HELP,
  optionsFrom,
  measure: async (options) => {
    const { opened, tasks } = await measure(options);
    return report(opened, tasks);
  },
});
