import { markdownTable } from '../../../tests/support/markdown-table';
import { formatCell, formatFigure, formatLimit, formatNoise } from './format';
import type { Check, Results, Table } from './results';

/** The results of one command, as `docs/figures/{name}.json` stores them. */
export interface Figures extends Results {
  readonly name: string;
  readonly summary: string;
  /** The command that measures them again. */
  readonly command: string;
}

const CHECK_HEADS = ['figure', 'measured', '95 % of runs', 'limit', 'unit', 'reached', 'command'];

const VERDICTS: Readonly<Record<Check['verdict'], string>> = {
  reached: 'yes',
  'within noise': 'within noise',
  missed: '**no**',
};

const checkRow = (check: Check, command: string): readonly string[] => [
  check.name,
  formatFigure(check.value, check.unit),
  formatNoise(check),
  formatLimit(check),
  check.unit,
  VERDICTS[check.verdict],
  `\`${command}\``,
];

const isPortable = ({ unit }: Check): boolean => unit !== 'ms' && unit !== 'per second';

const tableText = ({ title, note, heads, rows }: Table): string =>
  [
    `### ${title}`,
    ...(note ? [note] : []),
    markdownTable(
      heads,
      rows.map((cells) => cells.map(formatCell)),
      '--:',
    ),
  ].join('\n\n');

const sectionText = ({ name, summary, command, tables, notes = [] }: Figures): string =>
  [`## ${name}`, summary, `\`${command}\``, ...tables.map(tableText), ...notes].join('\n\n');

/** @returns the page in Markdown: ratios, bytes and counts first, then times, then each command's tables */
export const performancePage = (all: readonly Figures[]): string => {
  const checkTable = (wanted: (check: Check) => boolean) =>
    markdownTable(
      CHECK_HEADS,
      all.flatMap(({ checks, command }) => checks.filter(wanted).map((check) => checkRow(check, command))),
      '--:',
    );
  return [
    '# Performance',
    'Every figure is written by the command next to it, run with `--write` over the production build (`npm run build`).',
    '## Ratios, bytes and counts',
    'These do not depend on the machine, apart from the noise of a ratio.',
    checkTable(isPortable),
    '## Times',
    'Measured on two cores. Compare times of one run only.',
    checkTable((check) => !isPortable(check)),
    ...all.filter(({ tables }) => tables.length > 0).map(sectionText),
    '',
  ].join('\n\n');
};
