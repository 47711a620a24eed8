/** Counts of values by upper bound: `counts[i]` values are at most `bounds[i]`, and the last count is of those above. */
export interface Histogram {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/** The measurements of one version in one browser. */
export interface VersionHealth {
  /** Outcomes of loading: loaded, retried and fell back. */
  readonly loads: number;
  readonly retried: number;
  readonly fellBack: number;
  /** Pages with at least one uncaught error in a script of the remote. */
  readonly pagesWithErrors: number;
  /** Time to visible, in milliseconds. */
  readonly visible: Histogram;
}

/** Measurements by version and browser. */
export type HealthTable = ReadonlyMap<string, ReadonlyMap<string, VersionHealth>>;

/** Upper bounds of the time to visible in milliseconds: each bucket is about an eighth wide. */
export const VISIBLE_BOUNDS: readonly number[] = [
  ...[100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1000],
  ...[1100, 1250, 1400, 1600, 1800, 2000, 2250, 2500, 2800, 3200, 3600, 4000, 5000, 7000, 10_000],
];

const NO_VALUES: Histogram = { bounds: VISIBLE_BOUNDS, counts: VISIBLE_BOUNDS.map(() => 0).concat(0) };

export const NO_HEALTH: VersionHealth = {
  loads: 0,
  retried: 0,
  fellBack: 0,
  pagesWithErrors: 0,
  visible: NO_VALUES,
};

const zip = (one: Histogram, other: Histogram, combine: (a: number, b: number) => number): Histogram => {
  if (other.counts.every((count) => count === 0)) return one;
  if (one.counts.every((count) => count === 0)) return other;
  if (one.counts.length !== other.counts.length)
    throw new RangeError('two histograms of the time to visible have different bounds');
  return {
    bounds: one.bounds,
    counts: one.counts.map((count, index) => combine(count, other.counts[index] ?? 0)),
  };
};

const combine = (
  one: VersionHealth,
  other: VersionHealth,
  each: (a: number, b: number) => number,
): VersionHealth => ({
  loads: each(one.loads, other.loads),
  retried: each(one.retried, other.retried),
  fellBack: each(one.fellBack, other.fellBack),
  pagesWithErrors: each(one.pagesWithErrors, other.pagesWithErrors),
  visible: zip(one.visible, other.visible, each),
});

/** Returns the sum of measurements, such as those of all browsers. */
export const sumOf = (all: Iterable<VersionHealth>): VersionHealth =>
  [...all].reduce((total, each) => combine(total, each, (a, b) => a + b), NO_HEALTH);

/** Returns the measurements since an earlier state of the same counters. A counter that was reset counts from zero. */
export const since = (now: VersionHealth, before: VersionHealth | undefined): VersionHealth =>
  before === undefined || now.loads < before.loads ? now : combine(now, before, (a, b) => Math.max(0, a - b));

/** Returns a quantile of a histogram, interpolated within its bucket; undefined without values. */
export const quantile = ({ bounds, counts }: Histogram, part: number): number | undefined => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= part * total) {
      const low = bounds[index - 1] ?? 0;
      const high = bounds[index] ?? low;
      return low + ((part * total - below) / count) * (high - low);
    }
    below += count;
  }
  return undefined;
};
