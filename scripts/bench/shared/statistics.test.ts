import { countFalseAlarms, createRandom, median, quantile, ratioToBest, SIMULATED_RUNS } from './statistics';

describe('quantile', () => {
  it('interpolates between neighbours', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([0, 10, 20, 30, 40], 0.75)).toBe(30);
    expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
  });
});

describe('ratioToBest', () => {
  it('compares medians, with the smallest of the others', () => {
    expect(
      ratioToBest(
        [30, 20, 500],
        [
          [10, 10, 10],
          [40, 20, 1000],
        ],
      ).value,
    ).toBe(3);
  });

  it('has no noise when all rounds are equal', () => {
    expect(ratioToBest([20, 20, 20, 20], [[10, 10, 10, 10]])).toEqual({ value: 2, low: 2, high: 2 });
  });

  it('contains 1 when both differ by chance only', () => {
    const ours = Array.from({ length: 40 }, (_, round) => 100 + ((round * 37) % 29));
    const theirs = Array.from({ length: 40 }, (_, round) => 100 + ((round * 53) % 29));
    const { low, high } = ratioToBest(ours, [theirs]);
    expect(low).toBeLessThan(1);
    expect(high).toBeGreaterThan(1);
  });

  it('resamples whole rounds, so load that both share is not noise', () => {
    const moods = Array.from({ length: 40 }, (_, round) => 50 + round * 10);
    const { low, high } = ratioToBest(
      moods.map((mood) => mood * 1.2),
      [moods],
    );
    expect([low, high]).toEqual([expect.closeTo(1.2), expect.closeTo(1.2)]);
  });

  it('is deterministic', () => {
    const measured = [
      [31, 28, 40, 35],
      [30, 33, 29, 41],
    ] as const;
    expect(ratioToBest(measured[0], [measured[1]])).toEqual(ratioToBest(measured[0], [measured[1]]));
  });
});

describe('countFalseAlarms', () => {
  it('counts no run without noise', () => {
    expect(countFalseAlarms(Array<number>(15).fill(500), Array<number>(15).fill(500))).toBe(0);
  });

  it('counts few runs, however large the noise is', () => {
    const random = createRandom();
    const rounds = (noise: number) => Array.from({ length: 15 }, () => 500 + noise * (random() - 0.5));
    for (const noise of [20, 200, 800])
      expect(countFalseAlarms(rounds(noise), rounds(noise))).toBeLessThanOrEqual(SIMULATED_RUNS / 10);
  });
});
