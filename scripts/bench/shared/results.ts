/** One figure with its limit. */
export interface Check {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly better: 'lower' | 'higher';
  /** `x` is a ratio of two figures of the same run; it does not depend on the machine. */
  readonly unit: 'x' | 'bytes' | 'ms' | 'frames' | 'per second' | 'nodes' | 'listeners';
  /** The interval that contains the value in 95 of 100 repetitions. */
  readonly noise?: { readonly low: number; readonly high: number };
  readonly passed: boolean;
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
}

type Figure = Pick<Check, 'name' | 'value' | 'limit' | 'unit'>;

export const atMost = (figure: Figure): Check => ({
  ...figure,
  better: 'lower',
  passed: figure.value <= figure.limit,
});

export const atLeast = (figure: Figure): Check => ({
  ...figure,
  better: 'higher',
  passed: figure.value >= figure.limit,
});

export const hasPassed = ({ checks }: Results): boolean => checks.every(({ passed }) => passed);
