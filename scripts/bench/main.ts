import './shared/production';
import { existsSync, readFileSync } from 'node:fs';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { sourceHash, STAMP } from '../source-hash.mjs';
import { BENCHES } from './benches';
import type { Bench } from './shared/bench';
import { formatResults } from './shared/format';
import { writeFigures } from './shared/write-figures';
import { hasPassed } from './shared/results';

interface Options {
  readonly runs?: number;
  readonly write: boolean;
}

/** Progress goes to standard error; standard output has the figures. */
const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const checkBuild = (): void => {
  if (!existsSync(STAMP)) throw new Error('Nothing is built. Run: npm run build');
  if (readFileSync(STAMP, 'utf8') !== sourceHash())
    log('The build is older than the sources. Run: npm run build');
};

const parseRuns = (text: string): number => {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return runs;
};

const runBench = async (bench: Bench, { runs = bench.runs.default, write }: Options): Promise<boolean> => {
  log(bench.name);
  const results = await bench.measure({ runs: Math.max(runs, bench.runs.minimum), log });
  console.log(`${bench.summary}\n\n${formatResults(results)}\n`);
  const { name, summary } = bench;
  if (write) await writeFigures({ name, summary, command: `npm run bench -- ${name}`, ...results });
  return hasPassed(results);
};

const run = async (names: readonly string[], options: Options): Promise<void> => {
  checkBuild();
  const chosen = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const bench of chosen) {
    if (!(await runBench(bench, options))) process.exitCode = 1;
  }
};

const list = BENCHES.map(
  ({ name, summary, runs }) => `  ${name.padEnd(8)}${summary} Runs: ${String(runs.default)}.`,
);

new Command()
  .name('npm run bench --')
  .description('Measures the built files in Chromium. Exits with code 1 when a figure misses its limit.')
  .addArgument(
    new Argument('[names...]', 'benchmarks to run; all when left out').choices(
      BENCHES.map(({ name }) => name),
    ),
  )
  .option('--runs <number>', 'repetitions of each benchmark', parseRuns)
  .option('--write', 'store the figures in docs/figures and write docs/performance.md', false)
  .addHelpText('after', `\nBenchmarks:\n${list.join('\n')}`)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
