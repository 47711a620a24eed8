import fc from 'fast-check';
import { cleanTerm } from './model';
import { isQuietComposition, suggestionsPhrase } from './suggesting';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
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
      ),
    )
    .map((parts) => parts.join('')),
);

describe('cleaning a search term', () => {
  it.each([
    ['milk', 'milk'],
    ['  semi   skimmed  ', 'semi skimmed'],
    ['<b>milk</b>', 'milk'],
    ['bread<br/>butter', 'bread butter'],
    ['<script>alert(1)</script>milk', 'alert1 milk'],
    ['<img src=x onerror=alert(1)>', ''],
    ["m&m's + co-op", "m&m's + co-op"],
    ['milk,bread.eggs', 'milk bread eggs'],
    ['50% off! (today)', '50 off today'],
    ['日本 milk', 'milk'],
    ['', ''],
  ])("makes %p of %p: tags go, word characters and & ' + - stay [SRCH-3]", (input, cleaned) => {
    expect(cleanTerm(input)).toBe(cleaned);
  });

  it('keeps accented letters, whether composed or not [SRCH-3]', () => {
    expect(cleanTerm('crème brûlée')).toBe('crème brûlée');
    expect(cleanTerm('cre\u0300me')).toBe('crème');
    expect(cleanTerm('phở Łódź')).toBe('phở Łódź');
  });

  it('takes the first 10 groups, told apart by space , . and - [SRCH-4]', () => {
    expect(cleanTerm('1 2 3 4 5 6 7 8 9 10 11 12')).toBe('1 2 3 4 5 6 7 8 9 10');
    expect(cleanTerm('1,2.3-4,5.6-7,8.9-10,11')).toBe('1 2 3-4 5 6-7 8 9-10');
  });

  it('takes 200 characters at most [SRCH-4]', () => {
    expect(cleanTerm('a'.repeat(500))).toBe('a'.repeat(200));
    expect(cleanTerm('a'.repeat(200))).toHaveLength(200);
  });

  it('cuts no letter in half [SRCH-4]', () => {
    expect(cleanTerm(`a${'\u{1DF04}'.repeat(120)}`)).toBe(`a${'\u{1DF04}'.repeat(99)}`);
  });

  it('never gives markup, too many groups or too long a term [SRCH-3] [SRCH-4]', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const term = cleanTerm(input);
        expect(term).not.toMatch(/[<>"`=(){}[\]/\\;:]/);
        expect(term.length).toBeLessThanOrEqual(200);
        expect(term.split(/[\s,.-]+/).filter(Boolean).length).toBeLessThanOrEqual(10);
        expect(term).toBe(term.trim());
      }),
      { numRuns: 500 },
    );
  });

  it('finds nothing more to clean in a cleaned term [SRCH-3]', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const term = cleanTerm(input);
        expect(cleanTerm(term)).toBe(term);
      }),
      { numRuns: 500 },
    );
  });

  // One whose time grows with the square of its input doesn't come back within the runner's limit.
  it.each(['<', '<a', '<<>', 'a ', 'a-', ' ', '-', 'e\u0301', "'&+"])(
    'comes back from 300,000 characters of %p [SRCH-3] [SRCH-4]',
    (piece) => {
      const input = piece.repeat(Math.ceil(300_000 / piece.length));
      expect(cleanTerm(input).length).toBeLessThanOrEqual(200);
    },
  );
});

describe('what is told of suggestions', () => {
  it('says how many there are [SRCH-7]', () => {
    expect(suggestionsPhrase(7)).toBe('7 suggestions available.');
  });
});

describe('a composition', () => {
  const composing = (text: string) => ({ text, isComposing: true });

  it.each(['crè', 'にゅう', 'niu nai'])('is left alone until it ends: %p [SRCH-11]', (text) => {
    expect(isQuietComposition(composing(text), false)).toBe(true);
  });

  it('is typing where the keyboard composes every word, as long as the letters are Latin [SRCH-11]', () => {
    expect(isQuietComposition(composing("baker's crème 2"), true)).toBe(false);
    expect(isQuietComposition(composing('にゅう'), true)).toBe(true);
  });

  it('that has ended is none [SRCH-11]', () => {
    expect(isQuietComposition({ text: 'にゅう', isComposing: false }, false)).toBe(false);
  });
});
