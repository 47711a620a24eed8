import { atLeast, atMost, checkMeasured, hasPassed, ratioAtMost, worsened, type Check } from './results';

const bytes = (value: number) => atMost({ name: 'first render', value, limit: 15_000, unit: 'bytes' });
const rate = (value: number) => atLeast({ name: 'renders', value, limit: 1_000, unit: 'per second' });
const ratio = (value: number, low: number, high: number): Check =>
  atMost({ name: 'boot', value, limit: 1.05, unit: 'x' }, { low, high });

describe('checks', () => {
  it.each([
    [bytes(15_000), 'reached'],
    [bytes(15_001), 'missed'],
    [rate(1_000), 'reached'],
    [rate(999), 'missed'],
  ])('passes up to the limit and including it: %j', (check, verdict) => {
    expect(check.verdict).toBe(verdict);
  });

  it('misses a limit only when the whole interval does', () => {
    expect(ratio(1.07, 1.04, 1.1).verdict).toBe('within noise');
    expect(ratio(1.07, 1.06, 1.1).verdict).toBe('missed');
    const rates = atLeast(
      { name: 'renders', value: 999, limit: 1_000, unit: 'per second' },
      { low: 900, high: 1_001 },
    );
    expect(rates.verdict).toBe('within noise');
    expect(hasPassed({ checks: [rates], tables: [] })).toBe(true);
  });

  it('compares a median with the smallest of the others, with the noise of the ratio', () => {
    const others = [
      [60, 60, 60],
      [50, 50, 50],
    ];
    const limits = { name: 'boot', limit: 1.1 };
    expect(ratioAtMost(limits, [50, 50, 50], others)).toMatchObject({ value: 1, verdict: 'reached' });
    expect(ratioAtMost(limits, [60, 60, 60], others)).toEqual({
      ...{ ...limits, unit: 'x', better: 'lower' },
      ...{ value: 1.2, noise: { low: 1.2, high: 1.2 }, verdict: 'missed' },
    });
  });

  it('fails as a whole when one check fails', () => {
    expect(hasPassed({ checks: [bytes(1), rate(1_000)], tables: [] })).toBe(true);
    expect(hasPassed({ checks: [bytes(1), rate(1)], tables: [] })).toBe(false);
  });
});

describe('worsened', () => {
  it.each([
    ['a limit that is reached', ratio(1, 0.9, 1.1), ratio(1.5, 1.4, 1.6), []],
    ['noise around the limit', ratio(1.07, 1.04, 1.1), ratio(1, 0.9, 1.04), []],
    ['a limit that is missed for the first time', ratio(1.2, 1.1, 1.3), ratio(1, 0.95, 1.02), [1.05]],
    ['a limit that was missed by as much', ratio(1.5, 1.4, 1.6), ratio(1.45, 1.35, 1.55), []],
    ['a limit that was missed by less', ratio(1.5, 1.4, 1.6), ratio(1.2, 1.1, 1.3), [1.3]],
  ])('compares with the limit and with the stored figure: %s', (_what, check, before, bounds) => {
    expect(worsened([check], [before]).map(({ bound }) => bound)).toEqual(bounds);
  });

  it('compares a new figure with its limit', () => {
    expect(worsened([ratio(1.2, 1.1, 1.3)], [])).toEqual([{ name: 'boot', bound: 1.05 }]);
  });

  it('compares figures of which more is better', () => {
    const rateRatio = (value: number) => atLeast({ name: 'renders', value, limit: 2, unit: 'x' });
    expect(worsened([rateRatio(1.5)], [rateRatio(1.2)])).toEqual([]);
    expect(worsened([rateRatio(1.2)], [rateRatio(1.5)]).map(({ bound }) => bound)).toEqual([1.5]);
  });

  it('ignores figures that depend on the machine', () => {
    expect(worsened([atMost({ name: 'heap', value: 2, limit: 1, unit: 'ms' })], [])).toEqual([]);
  });
});

describe('checkMeasured', () => {
  const check = (value: number) => atMost({ name: 'time', value, limit: 1, unit: 'ms' });
  const table = (cell: string | number) => ({ title: 'Times', heads: ['median'], rows: [[cell]] });

  it('accepts figures that miss their limits', () => {
    expect(() => {
      checkMeasured({ checks: [check(2)], tables: [table('3 (2–4)')] });
    }).not.toThrow();
  });

  it.each([
    ['no figure', { checks: [], tables: [] }, 'nothing was measured'],
    ['a check that is not a number', { checks: [check(NaN)], tables: [] }, 'not measured: time'],
    ['a maximum of nothing', { checks: [check(-Infinity)], tables: [] }, 'not measured: time'],
    ['a cell that is not a number', { checks: [], tables: [table(NaN)] }, 'not measured: Times'],
    ['a text without numbers', { checks: [], tables: [table('NaN (NaN–NaN)')] }, 'not measured: Times'],
  ])('throws for %s', (_, results, message) => {
    expect(() => {
      checkMeasured(results);
    }).toThrow(message);
  });
});
