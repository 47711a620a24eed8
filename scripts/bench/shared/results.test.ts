import { atMost, checkMeasured } from './results';

const check = (value: number) => atMost({ name: 'time', value, limit: 1, unit: 'ms' });

const table = (cell: string | number) => ({ title: 'Times', heads: ['median'], rows: [[cell]] });

describe('checkMeasured', () => {
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
