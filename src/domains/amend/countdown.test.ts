import { english } from '../../kernel/translate';
import { countdownAt, timesAt } from './countdown';
import type { CutOff } from './model';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 4, 5, 12);
const cutOffIn = (hours: number): CutOff => ({
  of: 'groceries',
  at: new Date(NOON + hours * HOUR_MS),
  text: '',
  shortText: '',
});

describe('countdownAt', () => {
  it('counts down to the first cut-off that has not passed [AMND-3]', () => {
    const cutOffs = [cutOffIn(5), cutOffIn(-1), cutOffIn(2)];
    expect(countdownAt(cutOffs, NOON)).toEqual({ target: cutOffs[2], left: 2 * HOUR_MS });
  });

  it('returns undefined when all cut-offs have passed, at the last one too [AMND-3]', () => {
    expect(countdownAt([cutOffIn(-1), cutOffIn(0)], NOON)).toBeUndefined();
  });

  it('leaves the order of the cut-offs unchanged', () => {
    const cutOffs = [cutOffIn(5), cutOffIn(2)];
    countdownAt(cutOffs, NOON);
    expect(cutOffs).toEqual([cutOffIn(5), cutOffIn(2)]);
  });
});

describe('timesAt', () => {
  it('returns the passed cut-offs, and no time left without a next one [AMND-3]', () => {
    const cutOffs = [cutOffIn(-1)];
    expect(timesAt(cutOffs, NOON, undefined, english)).toEqual({
      passed: cutOffs,
      nights: [''],
      left: '',
      isUrgent: false,
    });
  });

  it.each([
    [30, true],
    [31, false],
  ])('is urgent with %s minutes left: %s [AMND-3]', (minutes, isUrgent) => {
    const cutOffs = [cutOffIn(minutes / 60)];
    expect(timesAt(cutOffs, NOON, countdownAt(cutOffs, NOON), english).isUrgent).toBe(isUrgent);
  });
});
