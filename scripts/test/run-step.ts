import { countsOf, type Counts } from './reports';
import { runCommand, type CommandResult } from './run-command';
import type { Step } from './steps';

interface StepOptions {
  /** The file with everything that the step prints. */
  readonly log: string;
  /** Milliseconds after which a step without its own limit is killed. */
  readonly limit: number;
  readonly print: (line: string) => void;
}

/** The steps that run now, each with its start in milliseconds. */
const running = new Map<string, number>();

/** Returns a line with the steps that run now. */
export const waitingLine = (now = performance.now()): string =>
  `… waiting for ${[...running]
    .map(([name, start]) => `${name} (${Math.round((now - start) / 1000)} s)`)
    .join(', ')}`;

const resultLine = (
  { name, report }: Step,
  counts: Counts,
  { seconds, isOutOfTime }: CommandResult,
): string => {
  const hasPassed = counts.failed === 0;
  const numbers = report ? `: ${counts.passed} passed, ${counts.failed} failed` : '';
  const minutes = `after ${(seconds / 60).toFixed(1)} minutes`;
  const time = isOutOfTime
    ? `${hasPassed ? 'passed, but did not end: killed' : 'ran out of time: killed'} ${minutes}`
    : `${seconds.toFixed(1)} s`;
  return `${hasPassed ? '✔' : '✘'} ${name}${numbers} (${time})`;
};

/** Runs a step, and prints its result; its output, too, if it has failed. */
export const runStep = async (step: Step, { log, limit, print }: StepOptions): Promise<Counts> => {
  running.set(step.name, performance.now());
  const result = await runCommand(step.command, {
    log,
    limit: step.limit ?? limit,
    ...(step.env && { env: step.env }),
  });
  running.delete(step.name);
  const single: Counts = result.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = step.report ? await countsOf(step.report.path, step.report.read, result) : single;
  if (counts.failed > 0) print(`\n${result.output.trimEnd()}\n`);
  print(resultLine(step, counts, result));
  return counts;
};
