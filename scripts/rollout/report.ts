import type { RolloutResult } from './scenario';

const rows = ({ pages, reads, seconds }: RolloutResult): readonly (readonly [string, number])[] => [
  ['page loads', pages.pages],
  ['seconds', Math.round(seconds)],
  ...[...pages.versions].map(
    ([version, count]) => [`pages with release ${version.split('+')[0] ?? ''}`, count] as const,
  ),
  ['pages without the header', pages.failed],
  ['pages that mix two releases', pages.mixed],
  ['visits that return to the release before', pages.returned],
  ['pages whose second attempt loaded the header', pages.retried],
  ['slowest page load, ms', Math.round(pages.slowest)],
  ['reads of the channel', reads.whole],
  ['reads that are not a whole channel in a known state', reads.wrong.length],
  ['reads of an earlier state', reads.returned],
  ['reads without a response', reads.refused],
];

const numberOf = (value: number): string => value.toLocaleString('en-GB');

/** Returns the counts of a run as a table. */
export const tableOf = (result: RolloutResult): string =>
  [
    '| measure | value |',
    '| --- | --- |',
    ...rows(result).map(([what, value]) => `| ${what} | ${numberOf(value)} |`),
  ].join('\n');

/** Returns what a run should not have. */
export const problemsOf = ({ pages, reads, doctor }: RolloutResult, expected: number): readonly string[] => {
  const checks: readonly (readonly [boolean, string])[] = [
    [pages.pages >= expected, `only ${String(pages.pages)} pages have loaded`],
    [pages.failed === 0, `${String(pages.failed)} pages have no header`],
    [pages.mixed === 0, `${String(pages.mixed)} pages mix two releases`],
    [pages.returned === 0, `${String(pages.returned)} visits have returned to the release before`],
    [pages.versions.size === 2, 'only one release was used'],
    [reads.wrong.length === 0, `the channel was wrong: ${reads.wrong.join(' | ')}`],
    [reads.returned === 0, `the channel has moved back ${String(reads.returned)} times`],
    [doctor.code === 0, doctor.output],
  ];
  const problems = checks.flatMap(([isMet, problem]) => (isMet ? [] : [problem]));
  const reasons = [...pages.reasons].map(([reason, count]) => `  ${String(count)} × ${reason}`);
  return problems.length === 0 ? [] : [...problems, 'failed attempts:', ...reasons];
};
