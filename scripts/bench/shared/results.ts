/** The bounds that contain a value in 95 of 100 repetitions. */
export interface Noise {
  readonly low: number;
  readonly high: number;
}

/** `within noise`: the limit is missed, but the interval contains it, so that the next run may reach it. */
export type Verdict = 'reached' | 'within noise' | 'missed';

/** One figure with its limit. */
export interface Check {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly better: 'lower' | 'higher';
  /** `x` is a ratio of two figures of the same run; it does not depend on the machine. */
  readonly unit: 'x' | 'bytes' | 'ms' | 'frames' | 'per second' | 'nodes' | 'listeners' | 'requests';
  readonly noise?: Noise;
  readonly verdict: Verdict;
}

/** Figures without a limit. */
export interface Table {
  readonly title: string;
  /** Explains how the figures are measured. */
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What one benchmark measured. */
export interface Results {
  readonly checks: readonly Check[];
  readonly tables: readonly Table[];
  /** Paragraphs for the performance page: what a profile showed. */
  readonly notes?: readonly string[];
}

type Figure = Pick<Check, 'name' | 'value' | 'limit' | 'unit'>;

/** Whether a value reaches a limit. */
export const reaches = (better: Check['better'], value: number, limit: number): boolean =>
  better === 'lower' ? value <= limit : value >= limit;

/** The bounds of a figure's noise by which is better; without noise, both are its value. */
export const boundsOf = ({ value, better, noise }: Pick<Check, 'value' | 'better' | 'noise'>) => {
  const { low, high } = noise ?? { low: value, high: value };
  return better === 'lower' ? { best: low, worst: high } : { best: high, worst: low };
};

const check = (figure: Figure, better: Check['better'], noise: Noise | undefined): Check => {
  const { value, limit } = figure;
  const measured = { ...figure, better, ...(noise && { noise }) };
  const otherwise = reaches(better, boundsOf(measured).best, limit) ? 'within noise' : 'missed';
  return { ...measured, verdict: reaches(better, value, limit) ? 'reached' : otherwise };
};

export const atMost = (figure: Figure, noise?: Noise): Check => check(figure, 'lower', noise);

export const atLeast = (figure: Figure, noise?: Noise): Check => check(figure, 'higher', noise);

/** Returns whether no limit is missed. Noise alone does not miss a limit. */
export const hasPassed = ({ checks }: Results): boolean =>
  checks.every(({ verdict }) => verdict !== 'missed');

const isFigure = (cell: string | number): boolean =>
  typeof cell === 'number' ? Number.isFinite(cell) : !cell.includes('NaN');

/** @throws Error if there is no figure, or one that is not a number */
export const checkMeasured = ({ checks, tables }: Results): void => {
  const rows = [
    ...checks.map(({ name, value }) => ({ name, cells: [value] })),
    ...tables.flatMap(({ title, rows: cells }) => cells.map((row) => ({ name: title, cells: row }))),
  ];
  if (rows.length === 0) throw new Error('nothing was measured');
  const empty = rows.find(({ cells }) => !cells.every(isFigure));
  if (empty) throw new Error(`not measured: ${empty.name}`);
};
