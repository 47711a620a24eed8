import type { Check, Results, Table } from './results';

const DECIMALS: Readonly<Partial<Record<Check['unit'], number>>> = { x: 2, frames: 1 };

/** @returns the number with the decimals of its unit */
export const formatFigure = (value: number, unit: Check['unit']): string => {
  const digits = DECIMALS[unit] ?? 0;
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

export const formatLimit = ({ limit, unit, better }: Check): string =>
  `${better === 'lower' ? '≤' : '≥'} ${formatFigure(limit, unit)}`;

/** @returns `low–high`, or nothing for a figure without an interval */
export const formatNoise = ({ noise, unit }: Check): string =>
  noise ? `${formatFigure(noise.low, unit)}–${formatFigure(noise.high, unit)}` : '';

export const formatCell = (cell: string | number): string =>
  typeof cell === 'string'
    ? cell
    : cell.toLocaleString('en-GB', { maximumFractionDigits: Number.isInteger(cell) ? 0 : 1 });

const alignColumns = (rows: readonly (readonly string[])[]): string => {
  const widthOf = (column: number) => Math.max(...rows.map((cells) => (cells[column] ?? '').length));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column));
  return rows.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
};

const tableText = ({ title, note, heads, rows }: Table): string =>
  [title, alignColumns([heads, ...rows.map((cells) => cells.map(formatCell))]), ...(note ? [note] : [])].join(
    '\n',
  );

const MARKS: Readonly<Record<Check['verdict'], string>> = { reached: '✔', 'within noise': '~', missed: '✘' };

const checkText = (check: Check): string => {
  const noise = formatNoise(check);
  const value = `${formatFigure(check.value, check.unit)}${noise && ` (${noise})`}`;
  return `${MARKS[check.verdict]} ${check.name}: ${value} ${formatLimit(check)} ${check.unit}`;
};

/** @returns the results for a terminal: tables first, then one line for each check */
export const formatResults = ({ tables, checks }: Results): string =>
  [...tables.map(tableText), checks.map(checkText).join('\n')].filter(Boolean).join('\n\n');
