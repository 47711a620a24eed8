const RESAMPLES = 2000;

/**
 * @param part 0.5 is the median
 * @returns the value that this part of the values doesn't exceed, between two neighbours in proportion
 */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The same numbers from 0 to 1 in each run, so that one set of measurements has one verdict. */
const createChance = () => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

export interface Ratio {
  readonly value: number;
  /** Where 95 of 100 repetitions would lie. */
  readonly low: number;
  readonly high: number;
}

/**
 * Ratio of our median to the smallest of the others' medians, with its noise: rounds are drawn anew from those
 * measured, with repetition, and the ratio is taken again each time (bootstrap). A round stays whole, because
 * its figures have the term and the machine's mood in common.
 *
 * @param ours a figure each round
 * @param others for each other, a figure each round
 */
export const ratioToBest = (ours: readonly number[], others: readonly (readonly number[])[]): Ratio => {
  const ratioOf = (rounds: readonly number[]): number => {
    const medianOf = (figures: readonly number[]) => median(rounds.map((round) => figures[round] ?? NaN));
    return medianOf(ours) / Math.min(...others.map(medianOf));
  };
  const rounds = ours.map((_, round) => round);
  const chance = createChance();
  const drawn = Array.from({ length: RESAMPLES }, () =>
    ratioOf(rounds.map(() => Math.floor(chance() * rounds.length))),
  );
  return { value: ratioOf(rounds), low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
};
