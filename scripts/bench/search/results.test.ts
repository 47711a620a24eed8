import { ALONE, CONTESTANTS, OURS } from './contestants';
import type { KeyToPaint } from './suggestions-shown';
import { searchResults } from './results';

const run = (milliseconds: number): KeyToPaint => ({
  pressed: 0,
  requested: 1,
  responded: 5,
  inserted: 6,
  painted: milliseconds,
  suggestions: 8,
});

const suggestionsOf = (ours: number, others: number) =>
  CONTESTANTS.map((contestant) => ({
    contestant,
    runs: Array.from({ length: 5 }, () => run(contestant === OURS ? ours : others)),
  }));

const typingOf = (...interactions: readonly number[]) =>
  CONTESTANTS.map((contestant) => ({
    contestant,
    width: 320,
    interactions: contestant === OURS ? interactions : [900],
  }));

describe('searchResults', () => {
  it('compares our median with the faster library', () => {
    const ratio = (ours: number) => searchResults(suggestionsOf(ours, 50), [], []).checks[0];
    expect(ratio(50)).toMatchObject({ value: 1, verdict: 'reached' });
    expect(ratio(60)).toMatchObject({ value: 1.2, noise: { low: 1.2, high: 1.2 }, verdict: 'missed' });
  });

  it('compares with the libraries in the same header, not with those in a page of their own', () => {
    const runs = CONTESTANTS.map((contestant) => ({
      contestant,
      runs: Array.from({ length: 5 }, () => run(ALONE.includes(contestant) ? 10 : 50)),
    }));
    expect(searchResults(runs, [], []).checks[0]).toMatchObject({ value: 1 });
  });

  it('checks the p75 and the worst key of our field only', () => {
    const typing = (...interactions: readonly number[]) =>
      searchResults(suggestionsOf(50, 50), [], typingOf(...interactions))
        .checks.slice(1)
        .map(({ verdict }) => verdict === 'reached');
    expect(typing(16, 100, 100)).toEqual([true, true]);
    expect(typing(101, 101, 101)).toEqual([false, true]);
    expect(typing(16, 16, 16, 16, 201)).toEqual([true, false]);
  });
});
