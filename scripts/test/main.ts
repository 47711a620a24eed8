import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError } from 'commander';
import { ensureChromium, ensureEdgePrograms } from './programs';
import { sum, flakyJourneys, slowestJourneys, type Counts } from './reports';
import { runStep } from './run-step';
import {
  createWholePlan,
  GATE,
  JOURNEY_REPORT,
  logOf,
  LOGS,
  REPORTS,
  type Part,
  type Plan,
  type Step,
} from './steps';

/** For a step without its own limit; an idle machine needs a tenth of this time. */
const DEFAULT_STEP_TIMEOUT_MS = 15 * 60_000;

const log = (line: string): void => void process.stdout.write(`${line}\n`);

/** The names of the steps that failed. */
const broken = new Set<string>();

/** Runs steps one after the other. A step fails if one that it needs has failed. */
const runSteps = async (steps: readonly Step[]): Promise<Counts[]> => {
  const all: Counts[] = [];
  for (const step of steps) {
    const missing = step.needs?.find((name) => broken.has(name));
    if (missing !== undefined) log(`✘ ${step.name}: not run, ${missing} failed`);
    const counts =
      missing === undefined
        ? await runStep(step, { log: logOf(step.name), limit: DEFAULT_STEP_TIMEOUT_MS, print: log })
        : { passed: 0, failed: 1 };
    if (counts.failed > 0) broken.add(step.name);
    all.push(counts);
  }
  return all;
};

/** Writes the list of the slowest journeys next to the logs, and logs the flaky ones. */
const reportJourneys = async (): Promise<void> => {
  const report = await readFile(JOURNEY_REPORT, 'utf8').catch(() => undefined);
  if (report === undefined) return;
  await writeFile(`${LOGS}/slowest-journeys.txt`, slowestJourneys(report, 30));
  flakyJourneys(report).forEach(log);
};

const runPlan = async ({ lanes, runners }: Plan): Promise<void> => {
  for (const folder of [LOGS, REPORTS]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const checks = await Promise.all(lanes.map(runSteps));
  ensureChromium(log);
  const { passed, failed } = sum([...checks.flat(), ...(await runSteps(runners))]);
  await reportJourneys();
  log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

const parsePart = (text: string): Part => {
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined || index > count)
    throw new InvalidArgumentError('It must be such as 2/4.');
  return { index, count };
};

interface Options {
  readonly all: boolean;
  readonly part: Part;
}

const run = async ({ all, part }: Options): Promise<void> => {
  if (all) ensureEdgePrograms(log);
  await runPlan(all ? createWholePlan(part) : GATE);
};

void new Command()
  .name('npm test --')
  .description('Runs the checks; the last line is `N passed, N failed`.')
  .option('--all', 'everything, which takes about an hour; otherwise what a change must pass', false)
  .option('--part <index/count>', 'with --all: one part of it, such as 2/4', parsePart, {
    index: 1,
    count: 1,
  })
  .action(run)
  .parseAsync();
