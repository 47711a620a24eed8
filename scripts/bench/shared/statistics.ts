const RESAMPLES = 2000;

/**
 * @param part 0.5 is the median
 * @returns the value that this part of the values does not exceed, interpolated between neighbours
 */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * part;
  const low = sorted[Math.floor(position)] ?? NaN;
  const high = sorted[Math.ceil(position)] ?? NaN;
  return low + (high - low) * (position - Math.floor(position));
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns a figure of each round of a page, less the one of the same round of another page. */
export const differences = <Figure extends string>(
  page: readonly Readonly<Record<Figure, number>>[],
  other: readonly Readonly<Record<Figure, number>>[],
  figure: Figure,
): readonly number[] => page.map((cost, round) => cost[figure] - (other[round]?.[figure] ?? NaN));

/** Random numbers from 0 to 1 with a fixed seed, so that the same measurements give the same interval. */
export const createRandom = () => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

interface Ratio {
  readonly value: number;
  /** The bounds that contain 95 of 100 repetitions. */
  readonly low: number;
  readonly high: number;
}

/**
 * Ratio of our median to the smallest of the others' medians, with a bootstrap interval: whole rounds are resampled with
 * replacement, because the figures of one round share the term and the load of the machine.
 *
 * @param ours one figure for each round
 * @param others for each contestant, one figure for each round
 * @param resamples how often the rounds are resampled
 */
export const ratioToBest = (
  ours: readonly number[],
  others: readonly (readonly number[])[],
  resamples = RESAMPLES,
): Ratio => {
  const ratioOf = (rounds: readonly number[]): number => {
    const medianOf = (figures: readonly number[]) => median(rounds.map((round) => figures[round] ?? NaN));
    return medianOf(ours) / Math.min(...others.map(medianOf));
  };
  const rounds = ours.map((_, round) => round);
  const random = createRandom();
  const resampled = Array.from({ length: resamples }, () =>
    ratioOf(rounds.map(() => Math.floor(random() * rounds.length))),
  );
  return { value: ratioOf(rounds), low: quantile(resampled, 0.025), high: quantile(resampled, 0.975) };
};

/** Simulated runs of one check. */
export const SIMULATED_RUNS = 50;

/** Enough to estimate one bound, 50 times. */
const FEWER_RESAMPLES = 200;

/**
 * Simulates runs of an unchanged build whose true ratio equals its limit, with the noise of these rounds: in each round, the
 * two figures are exchanged at random. A run with a lower bound above the limit is a false alarm.
 *
 * @param ours one figure for each round
 * @param other one figure for each round
 * @returns how many of {@link SIMULATED_RUNS} runs are false alarms
 */
export const countFalseAlarms = (ours: readonly number[], other: readonly number[]): number => {
  const random = createRandom();
  const isAlarm = (): boolean => {
    const pairs = ours.map(() => {
      const round = Math.floor(random() * ours.length);
      const pair = [ours[round] ?? NaN, other[round] ?? NaN] as const;
      return random() < 0.5 ? pair : ([pair[1], pair[0]] as const);
    });
    const { low } = ratioToBest(
      pairs.map(([first]) => first),
      [pairs.map(([, second]) => second)],
      FEWER_RESAMPLES,
    );
    return low > 1;
  };
  return Array.from({ length: SIMULATED_RUNS }, isAlarm).filter(Boolean).length;
};
