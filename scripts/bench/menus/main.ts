import { existsSync, readFileSync } from 'node:fs';
import { startDemo } from '../../../tests/support/demo';
import { sourceHash, STAMP } from '../../source-hash.mjs';
import { optionsFrom, type Options } from '../labels/options';
import { launch } from '../search/browser';
import { buildProbe, measureMenus, type MenusRun } from './measure';
import { HELP } from './options';
import { report, type Tasks } from './report';

const WIDTHS = [1440, 375] as const;
/** How many times slower the page's main thread runs. */
const CPU = { opening: 6, tasks: [1, 6] } as const;
/** The first pages fill caches of the demo and the browser. */
const WARM_UP = 1;
/** A long task is there or not; it takes fewer pages to see. */
const TASK_RUNS = 5;

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const measure = async ({ runs }: Options) => {
  const demo = await startDemo();
  const browser = await launch();
  const probe = await buildProbe();
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

/** `npm run bench:menus`: from the press that opens a menu to its paint, with more categories than any shop has. */
const main = async (): Promise<void> => {
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  if (!existsSync(STAMP)) throw new Error('nothing is built: npm run build');
  if (readFileSync(STAMP, 'utf8') !== sourceHash())
    tell('the build is older than the sources: npm run build');
  const { opened, tasks } = await measure(options);
  const { text, isKept } = report(opened, tasks);
  console.log(text);
  if (!isKept) process.exitCode = 1;
};

main().catch((error: unknown) => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
