import { formatResults } from './format';
import { atLeast, atMost, hasPassed } from './results';

const bytes = (value: number) => atMost({ name: 'first render', value, limit: 15_000, unit: 'bytes' });
const rate = (value: number) => atLeast({ name: 'renders', value, limit: 1_000, unit: 'per second' });

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
    const verdict = (low: number, high: number) =>
      atMost({ name: 'boot', value: 1.07, limit: 1.05, unit: 'x' }, { low, high }).verdict;
    expect(verdict(1.04, 1.1)).toBe('within noise');
    expect(verdict(1.06, 1.1)).toBe('missed');
    const rates = atLeast(
      { name: 'renders', value: 999, limit: 1_000, unit: 'per second' },
      { low: 900, high: 1_001 },
    );
    expect(rates.verdict).toBe('within noise');
    expect(hasPassed({ checks: [rates], tables: [] })).toBe(true);
  });

  it('fails as a whole when one check fails', () => {
    expect(hasPassed({ checks: [bytes(1), rate(1_000)], tables: [] })).toBe(true);
    expect(hasPassed({ checks: [bytes(1), rate(1)], tables: [] })).toBe(false);
  });
});

describe('formatResults', () => {
  it('aligns the columns of a table and ends with the checks', () => {
    const text = formatResults({
      tables: [{ title: 'Menus', heads: ['menu', 'ms'], rows: [['groceries', 84.25]] }],
      checks: [
        bytes(15_001),
        atMost({ name: 'boot', value: 1, limit: 1.05, unit: 'x' }, { low: 0.9, high: 1.1 }),
      ],
    });
    expect(text).toBe(
      [
        'Menus',
        'menu         ms',
        'groceries  84.3',
        '',
        '✘ first render: 15,001 ≤ 15,000 bytes',
        '✔ boot: 1.00 (0.90–1.10) ≤ 1.05 x',
      ].join('\n'),
    );
  });
});
