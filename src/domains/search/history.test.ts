import { fc } from '../../../tests/setup/property-tests';
import { cleanTerm } from './draft';
import { addTerm, decodeHistory, encodeHistory, removeTerm, restoreTerms } from './history';

const term = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map(cleanTerm)
  .filter((text) => text !== '');
const history = fc
  .uniqueArray(term, { maxLength: 70, selector: (text) => text.toLowerCase() })
  .map((terms) => terms.slice(0, 60));
const lower = (terms: readonly string[]) => terms.map((each) => each.toLowerCase());

describe('addTerm', () => {
  it('puts the term first, removes duplicates ignoring case, and keeps at most 60 [HIST-2] [HIST-3]', () => {
    fc.assert(
      fc.property(history, term, (terms, added) => {
        const after = addTerm(terms, added);
        expect(after[0]).toBe(added);
        expect(after.length).toBeLessThanOrEqual(60);
        expect(new Set(lower(after)).size).toBe(after.length);
        const others = lower(terms).filter((each) => each !== added.toLowerCase());
        expect(lower(after).slice(1)).toEqual(others.slice(0, 59));
      }),
    );
  });
});

describe('removeTerm and restoreTerms', () => {
  it('restore the original history [HIST-3]', () => {
    fc.assert(
      fc.property(history, fc.nat(), (terms, place) => {
        const gone = terms[place % Math.max(1, terms.length)] ?? 'milk';
        const { left, removed } = removeTerm(terms, gone);
        expect(lower(left)).not.toContain(gone.toLowerCase());
        expect(restoreTerms(left, removed)).toEqual(terms);
      }),
    );
  });

  it('do not duplicate a term that was added again in between [HIST-3]', () => {
    const { left, removed } = removeTerm(['milk', 'bread'], 'bread');
    expect(restoreTerms(addTerm(left, 'BREAD'), removed)).toEqual(['BREAD', 'milk']);
  });
});

describe('decodeHistory and encodeHistory', () => {
  it('decode what was encoded [HIST-2]', () => {
    fc.assert(
      fc.property(history, (terms) => {
        expect(decodeHistory(encodeHistory(terms))).toEqual(terms);
      }),
    );
  });

  it('never throw for any text, and return only clean terms [HIST-4]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        for (const each of decodeHistory(text) ?? []) expect(cleanTerm(each)).toBe(each);
      }),
    );
  });

  it('keep the valid entries of an array [HIST-4]', () => {
    const text =
      '[{"term":"milk"},null,7,{"term":7},{"term":"<img src=x>"},{"term":"<b>tea</b>","x":1},["a"]]';
    expect(decodeHistory(text)).toEqual(['milk', 'tea']);
  });

  it.each(['', 'milk', '{}', 'null', '7', '"[]"'])('return undefined for %p [HIST-4]', (text) => {
    expect(decodeHistory(text)).toBeUndefined();
  });

  it('return undefined for a text above the length limit, without parsing it [HIST-4]', () => {
    const many = Array.from({ length: 60 }, () => ({ term: '\u{1E900}'.repeat(100) }));
    expect(decodeHistory(JSON.stringify(many))).toBeDefined();
    expect(decodeHistory(JSON.stringify(['x'.repeat(5_000_000)]))).toBeUndefined();
  });
});
