import type { LabelRun, ResponseToPaint } from './labels-shown';
import { labelsResults } from './results';

const label = (frames: number): ResponseToPaint => ({
  responded: 100,
  inserted: 104,
  painted: 100 + frames * 10,
  frames,
});
const run = (trolley: number, slot: number): LabelRun => ({ trolley: label(trolley), slot: label(slot) });

describe('labelsResults', () => {
  it('passes when the median page needs one frame', () => {
    const { checks } = labelsResults([{ cpu: 1, runs: [run(1, 1), run(1, 1), run(4, 2)] }]);
    expect(checks.map(({ verdict }) => verdict === 'reached')).toEqual([true, true]);
  });

  it('checks each label at each speed', () => {
    const { checks } = labelsResults([
      { cpu: 1, runs: [run(1, 1)] },
      { cpu: 4, runs: [run(3, 1)] },
    ]);
    expect(checks.filter(({ verdict }) => verdict === 'missed')).toMatchObject([
      { name: 'trolley response to painted label, CPU 4x slower, median', value: 3 },
    ]);
  });
});
