import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ensureChromium } from './chromium';
import type { Counts } from './counts';
import { countsOf, sum } from './counts';
import { ensureEdgePrograms } from './edge-programs';
import { flakyJourneys, slowestJourneys } from './journey-report';
import { runCommand } from './run-command';
import type { Step } from './steps';
import { GATES, JOURNEY_REPORT, REPORTS, RUNNERS } from './steps';

const LOGS = '.cache/test-logs';
/** For a step without its own limit; an idle machine needs a tenth of this time. */
const DEFAULT_STEP_TIMEOUT_MS = 15 * 60_000;

const log = (line: string): void => void process.stdout.write(`${line}\n`);

const fileName = (step: Step): string => step.name.replaceAll(' ', '-');

const runStep = async (step: Step): Promise<Counts> => {
  const logFile = `${LOGS}/${fileName(step)}.log`;
  const { code, seconds, output } = await runCommand(step.command, {
    log: logFile,
    limit: step.limit ?? DEFAULT_STEP_TIMEOUT_MS,
    ...(step.env && { env: step.env }),
  });
  const gate: Counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = step.report ? await countsOf(step.report.path, step.report.read, code) : gate;
  const mark = counts.failed === 0 ? '✔' : '✘';
  if (counts.failed > 0) log(`\n${output.trimEnd()}\n`);
  log(`${mark} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`);
  return counts;
};

const runLane = async (lane: readonly Step[]): Promise<Counts[]> => {
  const all: Counts[] = [];
  for (const step of lane) all.push(await runStep(step));
  return all;
};

const runRunners = async (): Promise<Counts[]> => {
  const all: Counts[] = [];
  const broken = new Set<string>();
  for (const step of RUNNERS) {
    const missing = step.needs?.find((name) => broken.has(name));
    if (missing !== undefined) log(`✘ ${step.name}: not run, ${missing} failed`);
    const counts = missing === undefined ? await runStep(step) : { passed: 0, failed: 1 };
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

const main = async (): Promise<void> => {
  for (const folder of [LOGS, REPORTS]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const gates = await Promise.all(GATES.map(runLane));
  ensureChromium(log);
  ensureEdgePrograms(log);
  const { passed, failed } = sum([...gates.flat(), ...(await runRunners())]);
  await reportJourneys();
  log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

void main();
