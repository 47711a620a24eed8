import { fc } from '../../../tests/setup/property-tests';
import { cleanTerm } from './draft';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<',
          '>',
          '/',
          'b',
          'script',
          ' ',
          '-',
          ',',
          '.',
          '&',
          "'",
          '+',
          'é',
          'e\u0301',
          '\u0301',
          '\u2019',
          '\u2011',
          '\uFF1C',
        ],
      ),
    )
    .map((parts) => parts.join('')),
);

describe('cleanTerm', () => {
  it.each([
    ['milk', 'milk'],
    ['  semi   skimmed  ', 'semi skimmed'],
    ['<b>milk</b>', 'milk'],
    ['bread<br/>butter', 'bread butter'],
    ['<script>alert(1)</script> milk', 'alert1 milk'],
    ['semi<wbr>skimmed', 'semiskimmed'],
    ['<b>mi</b>lk', 'milk'],
    ['<li>milk</li><li class="x">bread</li><b>oats</b>', 'milk bread oats'],
    ['semi\u2010skimmed', 'semi-skimmed'],
    ['semi\u2011skimmed', 'semi-skimmed'],
    ['semi\u2013skimmed', 'semi-skimmed'],
    ['M\u2019s', "M's"],
    ['M\u02BCs', "M's"],
    ['co\u00ADop', 'coop'],
    ['<img src=x onerror=alert(1)>', ''],
    ["m&m's + co-op", "m&m's + co-op"],
    ['milk,bread.eggs', 'milk bread eggs'],
    ['50% off! (today)', '50 off today'],
    ['日本 milk', 'milk'],
    ['crème brûlée', 'crème brûlée'],
    ['cre\u0300me', 'crème'],
    ['phở Łódź', 'phở Łódź'],
    ['', ''],
  ])('cleans %p to %p [SRCH-3]', (input, cleaned) => {
    expect(cleanTerm(input)).toBe(cleaned);
  });

  it('keeps the first 10 groups, separated by space , . or - [SRCH-4]', () => {
    expect(cleanTerm('1 2 3 4 5 6 7 8 9 10 11 12')).toBe('1 2 3 4 5 6 7 8 9 10');
    expect(cleanTerm('1,2.3-4,5.6-7,8.9-10,11')).toBe('1 2 3-4 5 6-7 8 9-10');
  });

  it('keeps at most 200 characters, and cuts no surrogate pair [SRCH-4]', () => {
    expect(cleanTerm('a'.repeat(500))).toBe('a'.repeat(200));
    expect(cleanTerm('a'.repeat(200))).toHaveLength(200);
    expect(cleanTerm(`a${'\u{1DF04}'.repeat(120)}`)).toBe(`a${'\u{1DF04}'.repeat(99)}`);
  });

  it('never returns markup, too many groups or too many characters, and is idempotent [SRCH-3] [SRCH-4]', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const term = cleanTerm(input);
        expect(term).not.toMatch(/[<>"`=(){}[\]/\\;:]/);
        expect(term.length).toBeLessThanOrEqual(200);
        expect(term.split(/[\s,.-]+/).filter(Boolean).length).toBeLessThanOrEqual(10);
        expect(term).toBe(term.trim());
        expect(cleanTerm(term)).toBe(term);
      }),
    );
  });

  // A pattern with quadratic time would exceed the timeout of the test.
  it.each(['<', '<a', '<<>', 'a ', 'a-', ' ', '-', 'e\u0301', "'&+"])(
    'cleans 300,000 characters of %p in time [SRCH-3] [SRCH-4]',
    (piece) => {
      const input = piece.repeat(Math.ceil(300_000 / piece.length));
      expect(cleanTerm(input).length).toBeLessThanOrEqual(200);
    },
  );
});
