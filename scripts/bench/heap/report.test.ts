import { report, type Step } from './report';

const step = (heap: number, nodes = 500): Step => ({ name: 'a step', heap, nodes, listeners: 300 });

describe('the report of the heap', () => {
  it('is good where the end holds at most 1 MB more than the beginning, whatever was between', () => {
    const { text, isKept } = report([step(5_000_000), step(9_000_000), step(6_000_000)]);
    expect(isKept).toBe(true);
    expect(text).toContain('✔ 1,000,000 <= 1,000,000 bytes more');
  });

  it('is bad by one byte above', () => {
    expect(report([step(5_000_000), step(6_000_001)]).isKept).toBe(false);
  });

  it('is bad by one node that stays', () => {
    const { text, isKept } = report([step(5_000_000), step(5_000_000, 501)]);
    expect(isKept).toBe(false);
    expect(text).toContain('✘ 1 <= 0 nodes more');
  });
});
