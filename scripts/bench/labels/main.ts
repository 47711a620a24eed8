import path from 'node:path';
import { startDemo } from '../../../tests/support/demo';
import { launch } from '../shared/browser';
import { buildProbe } from '../shared/build-probe';
import { runBench } from '../shared/run-bench';
import { optionsFrom, type Options } from '../shared/runs-option';
import { HELP } from './help';
import { measureLabels } from './measure';
import type { LabelRun } from './labels-shown';
import { report, type Measured } from './report';

/** How many times slower the page's main thread runs. */
const RATES = [1, 4] as const;
/** The first pages fill caches of the demo and the browser. */
const WARM_UP = 2;

const measure = async ({ runs }: Options): Promise<readonly Measured[]> => {
  const demo = await startDemo();
  const browser = await launch();
  const probe = await buildProbe(path.join(__dirname, 'pages/probe.ts'));
  const measured = RATES.map((cpu) => ({ cpu, runs: [] as LabelRun[] }));
  try {
    for (let turn = -WARM_UP; turn < runs; turn += 1) {
      for (const { cpu, runs: seen } of measured) {
        const run = await measureLabels(browser, { origin: demo.origin, probe, cpu });
        if (turn >= 0) seen.push(run);
      }
    }
    return measured;
  } finally {
    await browser.close();
    await demo.close();
  }
};

// From the answers of trolley and slot to the frames that show them.
runBench({ help: HELP, optionsFrom, measure: async (options) => report(await measure(options)) });
