import { createRandom, ratioToBest } from './statistics';

export const RUNS = 50;

/** Enough to estimate one bound, 50 times. */
const RESAMPLES = 200;

/**
 * Simulates runs of an unchanged build whose true ratio equals its limit, with the noise of these rounds: in each round, the
 * two figures are exchanged at random. A run with a lower bound above the limit is a false alarm.
 *
 * @param ours one figure for each round
 * @param other one figure for each round
 * @returns how many of {@link RUNS} runs are false alarms
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
      RESAMPLES,
    );
    return low > 1;
  };
  return Array.from({ length: RUNS }, isAlarm).filter(Boolean).length;
};
