import { markdownTable } from '../../../tests/support/markdown-table';
import { formatCell, formatFigure, formatLimit, formatNoise } from './format';
import type { Check, Results, Table } from './results';

/** The results of one command, as `docs/figures/{name}.json` stores them. */
export interface Figures extends Results {
  readonly name: string;
  readonly summary: string;
  /** The command that measures them again. */
  readonly command: string;
  /** When and where it ran, for example "2026-11-28, 2 × Intel Xeon, Node 20.20.0"; left out for sizes. */
  readonly measured?: string;
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

const sectionText = ({ name, summary, command, measured, tables, notes = [] }: Figures): string =>
  [
    `## ${name}`,
    summary,
    measured ? `\`${command}\`, ${measured}` : `\`${command}\``,
    ...tables.map(tableText),
    ...notes,
  ].join('\n\n');

/** Says when and where all times were measured, if that is known and the same for each benchmark that has some. */
const timesNote = (all: readonly Figures[]): string => {
  const withTimes = all.filter(({ checks }) => !checks.every(isPortable));
  const [first, ...others] = new Set(withTimes.map(({ measured }) => measured));
  return first !== undefined && others.length === 0
    ? `One run: ${first}. Compare times of one run only.`
    : 'From several runs on two cores; a benchmark whose day is known says it below. Compare times of one run only.';
};

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
    timesNote(all),
    checkTable((check) => !isPortable(check)),
    ...all.filter(({ tables }) => tables.length > 0).map(sectionText),
    '',
  ].join('\n\n');
};
