/** A suite of Playwright's `json` report. */
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface Journey {
  readonly file: string;
  readonly title: string;
  readonly milliseconds: number;
}

const journeysOf = (suite: Suite): readonly Journey[] => [
  ...suite.specs.map(({ title, tests }) => ({
    file: suite.file,
    title,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...(suite.suites ?? []).flatMap(journeysOf),
];

/**
 * Lists the slowest journeys of a run, a line each, slowest first.
 *
 * @param report Playwright's `json` report
 */
export const slowestJourneys = (report: string, count: number): string => {
  const { suites } = JSON.parse(report) as { readonly suites: readonly Suite[] };
  return suites
    .flatMap(journeysOf)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ file, title, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}\n`,
    )
    .join('');
};
