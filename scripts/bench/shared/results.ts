import { ratioToBest } from './statistics';

/** The bounds that contain a value in 95 of 100 repetitions. */
interface Noise {
  readonly low: number;
  readonly high: number;
}

/** One figure with its limit. */
export interface Check {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly better: 'lower' | 'higher';
  /** `x` is a ratio of two figures of the same run; it does not depend on the machine. */
  readonly unit: 'x' | 'bytes' | 'ms' | 'frames' | 'per second' | 'nodes' | 'listeners' | 'requests';
  readonly noise?: Noise;
  /** `within noise`: the limit is missed, but the interval contains it, so that the next run may reach it. */
  readonly verdict: 'reached' | 'within noise' | 'missed';
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

const reaches = (better: Check['better'], value: number, limit: number): boolean =>
  better === 'lower' ? value <= limit : value >= limit;

/** The bounds of a figure's noise by which is better; without noise, both are its value. */
const boundsOf = ({ value, better, noise }: Pick<Check, 'value' | 'better' | 'noise'>) => {
  const { low, high } = noise ?? { low: value, high: value };
  return better === 'lower' ? { best: low, worst: high } : { best: high, worst: low };
};

const check = (figure: Figure, better: Check['better'], noise?: Noise): Check => {
  const { value, limit } = figure;
  const measured = { ...figure, better, ...(noise && { noise }) };
  const otherwise = reaches(better, boundsOf(measured).best, limit) ? 'within noise' : 'missed';
  return { ...measured, verdict: reaches(better, value, limit) ? 'reached' : otherwise };
};

export const atMost = (figure: Figure, noise?: Noise): Check => check(figure, 'lower', noise);

export const atLeast = (figure: Figure, noise?: Noise): Check => check(figure, 'higher', noise);

/**
 * Checks the ratio of our median to the smallest of the others' medians, with its noise.
 *
 * @param ours one figure for each round
 * @param others for each contestant, one figure for each round
 */
export const ratioAtMost = (
  { name, limit }: Pick<Check, 'name' | 'limit'>,
  ours: readonly number[],
  others: readonly (readonly number[])[],
): Check => {
  const { value, ...noise } = ratioToBest(ours, others);
  return atMost({ name, value, limit, unit: 'x' }, noise);
};

/** Returns whether no limit is missed. Noise alone does not miss a limit. */
export const hasPassed = ({ checks }: Results): boolean =>
  checks.every(({ verdict }) => verdict !== 'missed');

/**
 * Returns the ratios that miss their limit, and are worse than the stored ones by more than the noise of both; each with the
 * worst value that would have been accepted. Other units depend on the machine.
 *
 * @param stored the figures that are in the repository; a figure that they do not contain is compared with its limit only
 */
export const worsened = (checks: readonly Check[], stored: readonly Check[]) =>
  checks.flatMap((measured) => {
    const { name, unit, verdict, better, limit } = measured;
    if (unit !== 'x' || verdict !== 'missed') return [];
    const before = stored.find((other) => other.name === name);
    const allowed = before ? boundsOf(before).worst : limit;
    const bound = reaches(better, allowed, limit) ? limit : allowed;
    return reaches(better, boundsOf(measured).best, bound) ? [] : [{ name, bound }];
  });

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
