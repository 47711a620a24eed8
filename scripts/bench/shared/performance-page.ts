import { markdownTable } from '../../../tests/support/markdown-table';
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

const DECIMALS: Readonly<Partial<Record<Check['unit'], number>>> = { x: 2, frames: 1 };

const VERDICTS: Readonly<Record<Check['verdict'], string>> = {
  reached: 'yes',
  'within noise': 'within noise',
  missed: '**no**',
};

/** Returns the table of the checks that are wanted, one row for each. */
const checkTable = (all: readonly Figures[], wanted: (check: Check) => boolean): string => {
  const row = (command: string, { name, value, noise, limit, better, unit, verdict }: Check) => {
    const digits = DECIMALS[unit] ?? 0;
    const format = (figure: number) =>
      figure.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const interval = noise ? `${format(noise.low)}–${format(noise.high)}` : '';
    const sign = better === 'lower' ? '≤' : '≥';
    return [
      ...[name, format(value), interval, `${sign} ${format(limit)}`, unit, VERDICTS[verdict]],
      `\`${command}\``,
    ];
  };
  return markdownTable(
    ['figure', 'measured', '95 % of runs', 'limit', 'unit', 'reached', 'command'],
    all.flatMap(({ checks, command }) => checks.filter(wanted).map((check) => row(command, check))),
    '--:',
  );
};

const formatCell = (cell: string | number): string =>
  typeof cell === 'string'
    ? cell
    : cell.toLocaleString('en-GB', { maximumFractionDigits: Number.isInteger(cell) ? 0 : 1 });

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

const isPortable = ({ unit }: Check): boolean => unit !== 'ms' && unit !== 'per second';

/** Says when and where all times were measured, if that is known and the same for each benchmark that has some. */
const timesNote = (all: readonly Figures[]): string => {
  const withTimes = all.filter(({ checks }) => !checks.every(isPortable));
  const [first, ...others] = new Set(withTimes.map(({ measured }) => measured));
  return first !== undefined && others.length === 0
    ? `One run: ${first}. Compare times of one run only.`
    : 'From several runs on two cores; a benchmark whose day is known says it below. Compare times of one run only.';
};

/** @returns the page in Markdown: ratios, bytes and counts first, then times, then each command's tables */
export const performancePage = (all: readonly Figures[]): string =>
  [
    '# Performance',
    'Every figure is written by the command next to it, run with `--write` over the production build (`npm run build`).',
    '## Ratios, bytes and counts',
    'These do not depend on the machine, apart from the noise of a ratio.',
    checkTable(all, isPortable),
    '## Times',
    timesNote(all),
    checkTable(all, (check) => !isPortable(check)),
    ...all.filter(({ tables }) => tables.length > 0).map(sectionText),
    '',
  ].join('\n\n');

/** @returns the part of one command in Markdown, with its own table of checks */
export const figuresText = (figures: Figures): string =>
  [sectionText(figures), ...(figures.checks.length > 0 ? [checkTable([figures], () => true)] : [])].join(
    '\n\n',
  );
