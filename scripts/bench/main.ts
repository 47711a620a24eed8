import './shared/production';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { Argument, Command, Option } from 'commander';
import { sourceHash, STAMP } from '../source-hash.mjs';
import { bootBench } from './boot';
import { heapBench } from './heap';
import { labelsBench } from './labels';
import { menusBench } from './menus';
import { pageBench } from './page';
import { searchBench } from './search/bench';
import { serverBench } from './server';
import type { Bench } from './shared/bench';
import { printFigures, storedFigures, writeFigures } from './shared/figures';
import { checkMeasured, hasPassed, worsened, type Results } from './shared/results';
import { traceBench } from './trace';
import { tricksBench } from './tricks';
import { upgradeBench } from './upgrade/bench';
import { visitBench } from './visit';

const BENCHES: readonly Bench[] = [
  ...[
    bootBench,
    searchBench,
    menusBench,
    labelsBench,
    pageBench,
    traceBench,
    visitBench,
    heapBench,
    serverBench,
  ],
  ...[upgradeBench, tricksBench],
];

interface Options {
  readonly write: boolean;
  readonly worsened: boolean;
  readonly once: boolean;
}

/** Progress goes to standard error; standard output has the figures. */
const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const logError = (error: unknown): void => {
  log(error instanceof Error ? error.message : String(error));
};

const checkBuild = (): void => {
  if (!existsSync(STAMP)) throw new Error('Nothing is built. Run: npm run build');
  if (readFileSync(STAMP, 'utf8') !== sourceHash())
    log('The build is older than the sources. Run: npm run build');
};

/** Returns whether no figure has become worse than the stored ones, and logs those that have. */
const isNoWorse = (name: string, { checks }: Results): boolean => {
  const worse = worsened(checks, storedFigures(name)?.checks ?? []);
  for (const { name: figure, bound } of worse)
    log(`${figure} has become worse: the stored figures allow ${bound.toFixed(2)}`);
  return worse.length === 0;
};

/** Returns the day and the machine, to stand beside figures that depend on it. */
const dayAndMachine = (): string => {
  const day = new Date().toISOString().slice(0, 10);
  const processors = cpus();
  return `${day}, ${String(processors.length)} × ${processors[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
};

/** Returns whether a benchmark has passed: with `--once`, whether it could measure. */
const runBench = async (bench: Bench, { once, write, worsened: isCompared }: Options): Promise<boolean> => {
  const { name, summary, runs } = bench;
  log(name);
  const results = await bench.measure({ runs: once ? 1 : runs, isOnce: once, log });
  checkMeasured(results);
  if (once) return true;
  const figures = {
    name,
    summary,
    command: `npm run bench -- ${name}`,
    measured: dayAndMachine(),
    ...results,
  };
  await printFigures(figures);
  // Before the stored figures are replaced.
  const passed = isCompared ? isNoWorse(name, results) : hasPassed(results);
  if (write) await writeFigures(figures);
  return passed;
};

/** Runs benchmarks, and goes on after one that fails. */
const run = async (names: readonly string[], options: Options): Promise<void> => {
  checkBuild();
  const chosen = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));
  let failed = 0;
  for (const bench of chosen) {
    const passed = await runBench(bench, options).catch((error: unknown) => {
      logError(error);
      return false;
    });
    if (!passed) failed += 1;
  }
  console.log(`${String(chosen.length - failed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

const list = BENCHES.map(
  ({ name, summary, runs }) => `  ${name.padEnd(13)}${summary} Runs: ${String(runs)}.`,
);

new Command()
  .name('npm run bench --')
  .description('Measures the built files in Chromium. Exits with code 1 when a figure misses its limit.')
  .addArgument(
    new Argument('[names...]', 'benchmarks to run; all when left out').choices(
      BENCHES.map(({ name }) => name),
    ),
  )
  .option('--write', 'store the figures in docs/figures and write docs/performance.md', false)
  .option('--worsened', 'fail only for ratios that are worse than their limit and the stored figures', false)
  .addOption(
    new Option('--once', 'run each benchmark once, in little time, and fail only if it cannot measure')
      .default(false)
      .conflicts(['write', 'worsened']),
  )
  .addHelpText('after', `\nBenchmarks:\n${list.join('\n')}`)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    logError(error);
    process.exitCode = 1;
  });
