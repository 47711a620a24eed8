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

/** Playwright's `json` report. A flaky test is a failed one. */
export const readPlaywright: ReadReport = (text) => {
  const report = JSON.parse(text) as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
    readonly errors: readonly unknown[];
  };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
};

/** The size check's own report: budgets kept and exceeded. */
export const readSizes: ReadReport = (text) => {
  const { passed, failed } = JSON.parse(text) as Counts;
  return { passed, failed };
};

/**
 * Counts the checks of a runner. The report must agree with the exit code: a runner that crashed, wrote no report or
 * ran no test has failed.
 *
 * @param path the report of this run
 */
export const countsOf = async (path: string, read: ReadReport, code: number | null): Promise<Counts> => {
  const counts = await readFile(path, 'utf8')
    .then(read)
    .catch(() => undefined);
  if (counts === undefined || !isCount(counts.passed) || !isCount(counts.failed)) {
    return { passed: 0, failed: 1 };
  }
  const hasRunNothing = counts.passed + counts.failed === 0;
  const hasUnreportedFailure = code !== 0 && counts.failed === 0;
  return hasRunNothing || hasUnreportedFailure ? { ...counts, failed: counts.failed + 1 } : counts;
};

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
