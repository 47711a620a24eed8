import { countFalseAlarms, RUNS } from './false-alarms';
import { createRandom } from './statistics';

/** Figures around 500 with so much noise. */
const rounds = (noise: number, random: () => number) =>
  Array.from({ length: 15 }, () => 500 + noise * (random() - 0.5));

describe('countFalseAlarms', () => {
  it('counts no run without noise', () => {
    expect(countFalseAlarms(Array<number>(15).fill(500), Array<number>(15).fill(500))).toBe(0);
  });

  it('counts few runs, however large the noise is', () => {
    const random = createRandom();
    for (const noise of [20, 200, 800]) {
      const alarms = countFalseAlarms(rounds(noise, random), rounds(noise, random));
      expect(alarms).toBeLessThanOrEqual(RUNS / 10);
    }
  });
});
