import type { PageCost } from './measure';
import { pageResults, type Measured } from './results';

const rounds = (busy: number, heap: number, requests = 0): readonly PageCost[] =>
  Array.from({ length: 3 }, () => ({ busy, heap, requests }));

const measured = (customer: readonly PageCost[]): Measured => ({
  host: rounds(100, 5_000_000),
  federated: rounds(150, 6_000_000, 2),
  customer,
  empty: rounds(50, 1_000_000),
  library: rounds(150, 5_500_000),
});

describe('pageResults', () => {
  it('compares what a header adds to the page that contains it', () => {
    const { checks } = pageResults(measured(rounds(200, 8_000_000)));
    expect(checks.map(({ value, verdict }) => [value, verdict])).toEqual([
      [0.5, 'reached'],
      [1, 'reached'],
      [3_000_000, 'reached'],
      [2, 'reached'],
    ]);
  });

  it('misses the limits of time and heap', () => {
    const { checks } = pageResults(measured(rounds(201, 8_000_001)));
    expect(checks.map(({ verdict }) => verdict)).toEqual(['reached', 'missed', 'missed', 'reached']);
  });
});
