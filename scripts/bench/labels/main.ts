import { existsSync, readFileSync } from 'node:fs';
import { startDemo } from '../../../tests/support/demo';
import { sourceHash, STAMP } from '../../source-hash.mjs';
import { launch } from '../search/browser';
import { buildProbe, measureLabels } from './measure';
import { HELP, optionsFrom, type Options } from './options';
import type { LabelRun } from './pages/probe';
import { report, type Measured } from './report';

/** How many times slower the page's main thread runs. */
const RATES = [1, 4] as const;
/** The first pages fill caches of the demo and the browser. */
const WARM_UP = 2;

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const measure = async ({ runs }: Options): Promise<readonly Measured[]> => {
  const demo = await startDemo();
  const browser = await launch();
  const probe = await buildProbe();
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

/** `npm run bench:labels`: from the answers of trolley and slot to the frames that show them. */
const main = async (): Promise<void> => {
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  if (!existsSync(STAMP)) throw new Error('nothing is built: npm run build');
  if (readFileSync(STAMP, 'utf8') !== sourceHash())
    tell('the build is older than the sources: npm run build');
  const { text, isKept } = report(await measure(options));
  console.log(text);
  if (!isKept) process.exitCode = 1;
};

main().catch((error: unknown) => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
