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
