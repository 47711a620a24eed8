import type { VisitCost } from './measure';
import { visitResults } from './results';

const rounds = (bytes: number, busy: number): readonly VisitCost[] =>
  Array.from({ length: 3 }, () => ({ bytes, busy, requests: 10 }));

const verdicts = (bytes: number, busy: number) =>
  visitResults({
    host: rounds(1_000, 100),
    bundled: rounds(3_000, 300),
    federated: rounds(bytes, busy),
  }).checks.map(({ verdict }) => verdict);

describe('visitResults', () => {
  it('passes with half the bytes of a bundled header, and 1.05 of its time', () => {
    expect(verdicts(2_000, 310)).toEqual(['reached', 'reached']);
  });

  it('fails above either', () => {
    expect(verdicts(2_001, 311)).toEqual(['missed', 'missed']);
  });
});
