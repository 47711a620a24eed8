import { PARTS } from '../../tests/engines/journeys';
import { markdownTable } from '../../tests/support/markdown-table';
import type { Outcome } from './visit';

const MARKS = { passed: 'yes', failed: 'no', skipped: 'not possible' } as const;

/** Returns the tables in Markdown: for each part of the header, its journeys and what each engine did. */
export const enginesPart = (outcomes: readonly Outcome[]): string =>
  PARTS.flatMap(([part, journeys]) => [
    `### ${part}`,
    markdownTable(
      ['journey', ...outcomes.map(({ name, version }) => `${name} ${version}`)],
      journeys.map(({ title }) => [
        title,
        ...outcomes.map(({ results }) => MARKS[results.get(title) ?? 'failed']),
      ]),
    ),
  ]).join('\n\n');
