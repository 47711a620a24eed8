import { atLeast, atMost, type Check } from './results';
import { worsened } from './worsened';

const ratio = (value: number, low: number, high: number): Check =>
  atMost({ name: 'boot', value, limit: 1.05, unit: 'x' }, { low, high });

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
    expect(worsened([ratio(1.2, 1.1, 1.3)], [])).toHaveLength(1);
  });

  it('compares figures of which more is better', () => {
    const rate = (value: number) => atLeast({ name: 'renders', value, limit: 2, unit: 'x' });
    expect(worsened([rate(1.5)], [rate(1.2)])).toEqual([]);
    expect(worsened([rate(1.2)], [rate(1.5)]).map(({ bound }) => bound)).toEqual([1.5]);
  });

  it('ignores figures that depend on the machine', () => {
    expect(worsened([atMost({ name: 'heap', value: 2, limit: 1, unit: 'ms' })], [])).toEqual([]);
  });
});
