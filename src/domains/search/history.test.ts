import { fc } from '../../../tests/setup/property-tests';
import { addTerm, decodeHistory, encodeHistory, removeTerm, restoreEntries, shownTerms } from './history';
import { historyKey } from './history-key';
import { cleanTerm } from './model';

const term = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map(cleanTerm)
  .filter((text) => text !== '');
const history = fc
  .uniqueArray(term, { maxLength: 70, selector: (text) => text.toLowerCase() })
  .map((terms) => terms.slice(0, 60).map((each) => ({ term: each })));
const lower = (entries: readonly { term: string }[]) => entries.map((entry) => entry.term.toLowerCase());

describe('addTerm', () => {
  it('puts the term first, removes duplicates ignoring case, and keeps at most 60 [HIST-2] [HIST-3]', () => {
    fc.assert(
      fc.property(history, term, (entries, added) => {
        const after = addTerm(entries, added);
        expect(after[0]).toEqual({ term: added });
        expect(after.length).toBeLessThanOrEqual(60);
        expect(new Set(lower(after)).size).toBe(after.length);
        const others = lower(entries).filter((each) => each !== added.toLowerCase());
        expect(lower(after).slice(1)).toEqual(others.slice(0, 59));
      }),
    );
  });
});

describe('removeTerm and restoreEntries', () => {
  it('restore the original history [HIST-3]', () => {
    fc.assert(
      fc.property(history, fc.nat(), (entries, place) => {
        const gone = entries[place % Math.max(1, entries.length)]?.term ?? 'milk';
        const { left, removed } = removeTerm(entries, gone);
        expect(lower(left)).not.toContain(gone.toLowerCase());
        expect(restoreEntries(left, removed)).toEqual(entries);
      }),
    );
  });

  it('do not duplicate a term that was added again in between [HIST-3]', () => {
    const { left, removed } = removeTerm([{ term: 'milk' }, { term: 'bread' }], 'bread');
    expect(restoreEntries(addTerm(left, 'BREAD'), removed)).toEqual([{ term: 'BREAD' }, { term: 'milk' }]);
  });
});

describe('decodeHistory, encodeHistory and historyKey', () => {
  it('decode what was encoded [HIST-2]', () => {
    fc.assert(
      fc.property(history, (entries) => {
        expect(decodeHistory(encodeHistory(entries))).toEqual(entries);
      }),
    );
  });

  it('never throw for any text, and return only clean terms [HIST-4]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        for (const entry of decodeHistory(text) ?? []) expect(cleanTerm(entry.term)).toBe(entry.term);
      }),
    );
  });

  it('keep the valid entries of an array [HIST-4]', () => {
    const text =
      '[{"term":"milk"},null,7,{"term":7},{"term":"<img src=x>"},{"term":"<b>tea</b>","x":1},["a"]]';
    expect(decodeHistory(text)).toEqual([{ term: 'milk' }, { term: 'tea' }]);
  });

  it.each(['', 'milk', '{}', 'null', '7', '"[]"'])('return undefined for %p [HIST-4]', (text) => {
    expect(decodeHistory(text)).toBeUndefined();
  });

  it('return undefined for a text above the length limit, without parsing it [HIST-4]', () => {
    const many = Array.from({ length: 60 }, () => ({ term: '\u{1E900}'.repeat(100) }));
    expect(decodeHistory(JSON.stringify(many))).toBeDefined();
    expect(decodeHistory(JSON.stringify(['x'.repeat(5_000_000)]))).toBeUndefined();
  });

  it('use a separate storage key for each type [HIST-2]', () => {
    expect(historyKey('groceries')).toBe('wtr_groceries_search_history');
  });
});

describe('shownTerms', () => {
  it('returns six terms [HIST-2]', () => {
    const entries = ['1', '2', '3', '4', '5', '6', '7'].map((each) => ({ term: each }));
    expect(shownTerms(entries)).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});
