import { readFile } from 'node:fs/promises';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Reads from one runner's report how many checks passed. */
export type ReadReport = (text: string) => Counts;

/** Jest's `--json` report. A suite that could not be loaded counts as one failure. */
export const readJest: ReadReport = (text) => {
  const report = JSON.parse(text) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly numRuntimeErrorTestSuites: number;
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
};

/** A run with more flaky journeys has failed. */
const MAX_FLAKY = 3;

/**
 * Playwright's `json` report. A flaky journey, which passed when it was retried, counts as passed, unless the run has
 * more than three of them.
 */
export const readPlaywright: ReadReport = (text) => {
  const report = JSON.parse(text) as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
    readonly errors: readonly unknown[];
  };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + report.errors.length;
  return flaky > MAX_FLAKY
    ? { passed: expected, failed: failed + flaky }
    : { passed: expected + flaky, failed };
};

/** The last line such as `12 passed, 1 failed` in a runner's output. */
export const readLastLine: ReadReport = (text) => {
  const [, passed, failed] = [...text.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
};

/** How a runner ended. */
interface End {
  readonly code: number | null;
  readonly isOutOfTime: boolean;
}

/**
 * Counts the checks of a runner. The report must agree with the exit code: a runner that crashed, wrote no report or
 * ran no test has failed. A runner that passed, and was killed because it did not end, has passed: each one writes its
 * report at its end.
 *
 * @param path the report of this run
 */
export const countsOf = async (
  path: string,
  read: ReadReport,
  { code, isOutOfTime }: End,
): Promise<Counts> => {
  const counts = await readFile(path, 'utf8')
    .then(read)
    .catch(() => undefined);
  if (counts === undefined || !isCount(counts.passed) || !isCount(counts.failed)) {
    return { passed: 0, failed: 1 };
  }
  const hasRunNothing = counts.passed + counts.failed === 0;
  const hasUnreportedFailure = code !== 0 && !isOutOfTime && counts.failed === 0;
  return hasRunNothing || hasUnreportedFailure ? { ...counts, failed: counts.failed + 1 } : counts;
};

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

/** A suite of Playwright's `json` report. */
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      /** 'flaky' for a journey that failed first and passed when it was retried. */
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface Journey {
  readonly file: string;
  readonly title: string;
  readonly milliseconds: number;
  readonly isFlaky: boolean;
}

const journeysOf = (suite: Suite): readonly Journey[] => [
  ...suite.specs.map(({ title, tests }) => ({
    file: suite.file,
    title,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
  })),
  ...(suite.suites ?? []).flatMap(journeysOf),
];

const readJourneys = (report: string): readonly Journey[] =>
  (JSON.parse(report) as { readonly suites: readonly Suite[] }).suites.flatMap(journeysOf);

/**
 * Lists the slowest journeys of a run, a line each, slowest first.
 *
 * @param report Playwright's `json` report
 */
export const slowestJourneys = (report: string, count: number): string =>
  readJourneys(report)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ file, title, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}\n`,
    )
    .join('');

/**
 * Lists the journeys that passed only when they were retried, a line each.
 *
 * @param report Playwright's `json` report
 */
export const flakyJourneys = (report: string): readonly string[] =>
  readJourneys(report)
    .filter(({ isFlaky }) => isFlaky)
    .map(({ file, title }) => `flaky: ${file}: ${title}`);
