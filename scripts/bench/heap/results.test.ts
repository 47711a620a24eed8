import { heapResults, type Snapshot } from './results';

const snapshot = (heap: number, nodes = 500): Snapshot => ({ name: 'a step', heap, nodes, listeners: 300 });

const passed = (...all: readonly Snapshot[]) =>
  heapResults(all).checks.map(({ verdict }) => verdict === 'reached');

describe('heapResults', () => {
  it('compares the last snapshot with the first, whatever is between', () => {
    expect(passed(snapshot(5_000_000), snapshot(9_000_000), snapshot(6_000_000))).toEqual([true, true, true]);
  });

  it('fails one byte above 1 MB', () => {
    expect(passed(snapshot(5_000_000), snapshot(6_000_001))).toEqual([false, true, true]);
  });

  it('fails when one node is left', () => {
    expect(passed(snapshot(5_000_000), snapshot(5_000_000, 501))).toEqual([true, false, true]);
  });
});
