import type { AnswerToPaint, LabelRun } from './labels-shown';
import { report } from './report';

const seen = (frames: number): AnswerToPaint => ({
  answered: 100,
  inserted: 104,
  painted: 100 + frames * 10,
  frames,
});
const run = (trolley: number, slot: number): LabelRun => ({ trolley: seen(trolley), slot: seen(slot) });

describe('the report of labels', () => {
  it('is good where the median of both is one frame', () => {
    const { text, isKept } = report([{ cpu: 1, runs: [run(1, 1), run(1, 1), run(4, 2)] }]);
    expect(isKept).toBe(true);
    expect(text).toContain(
      '✔ slot, CPU 1 times slower: painted 1 <= 1 frames after its answer (median of 3)',
    );
  });

  it('says which label is late, and at which speed', () => {
    const { text, isKept } = report([
      { cpu: 1, runs: [run(1, 1)] },
      { cpu: 4, runs: [run(3, 1)] },
    ]);
    expect(isKept).toBe(false);
    expect(text).toContain('✘ trolley, CPU 4 times slower: painted 3 <= 1');
    expect(text.match(/✔/g)).toHaveLength(3);
  });
});
