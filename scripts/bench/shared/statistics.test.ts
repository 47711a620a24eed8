import { median, quantile, ratioToBest } from './statistics';

describe('quantiles', () => {
  it('take the middle, or lie between the two neighbours in proportion', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([0, 10, 20, 30, 40], 0.75)).toBe(30);
    expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
  });
});

describe('the ratio to the best of the others', () => {
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

  it('knows no noise where each round is like the other', () => {
    expect(ratioToBest([20, 20, 20, 20], [[10, 10, 10, 10]])).toEqual({ value: 2, low: 2, high: 2 });
  });

  it('spans both sides of 1 where ours and theirs differ by chance alone', () => {
    const ours = Array.from({ length: 40 }, (_, round) => 100 + ((round * 37) % 29));
    const theirs = Array.from({ length: 40 }, (_, round) => 100 + ((round * 53) % 29));
    const { low, high } = ratioToBest(ours, [theirs]);
    expect(low).toBeLessThan(1);
    expect(high).toBeGreaterThan(1);
  });

  it('leaves rounds whole: a mood that both share is no noise', () => {
    const moods = Array.from({ length: 40 }, (_, round) => 50 + round * 10);
    const { low, high } = ratioToBest(
      moods.map((mood) => mood * 1.2),
      [moods],
    );
    expect([low, high]).toEqual([expect.closeTo(1.2), expect.closeTo(1.2)]);
  });

  it('gives the same verdict each time', () => {
    const measured = [
      [31, 28, 40, 35],
      [30, 33, 29, 41],
    ] as const;
    expect(ratioToBest(measured[0], [measured[1]])).toEqual(ratioToBest(measured[0], [measured[1]]));
  });
});
