import { changeSource } from './changes';
import { upgradeResults } from './results';

const verdicts = (deltas: number) => {
  const cost = { files: 2, whole: 9_000, deltas };
  return upgradeResults([{ change: 'small', visit: cost, all: cost }]).checks.map(({ verdict }) => verdict);
};

describe('upgradeResults', () => {
  it('passes with a third of the bytes, and fails above', () => {
    expect(verdicts(3_000)).toEqual(['reached']);
    expect(verdicts(3_001)).toEqual(['missed']);
  });
});

describe('changeSource', () => {
  it('fails if the file of the small change has no longer the code that it replaces', () => {
    expect(() => changeSource('small', 'src/domains/trolley/model.ts', 'other code')).toThrow(
      'update scripts/bench/upgrade/changes.ts',
    );
  });
});
