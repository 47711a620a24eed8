import fc from 'fast-check';
import { NAUGHTY_STRINGS } from '../../../tests/support/naughty-strings';
import { decodeItems, encodeItems, MAX_ITEMS, splitItems, statusText, takeItems } from './model';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `item ${String(index + 1)}`);

/** Anything that can stand in a text area: words, separators, marks, emoji, halves of letters. */
const anyText = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('a', 'É', 'e\u0301', 'ß', 'й', 'が', 'ด้', '✓', '👩‍🍳', '\u0301') },
    { weight: 3, arbitrary: fc.constantFrom('\n', '\r\n', '\r', '_', ',', ' ', '\t', '\u00a0') },
    { weight: 2, arbitrary: fc.constantFrom('\u0000', '\ud83d', '\udc00', '\u202e', '\u200b', '\ufeff') },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }) },
  ),
  maxLength: 600,
});

describe('splitting a list', () => {
  it.each([
    ['at each kind of new line', 'milk\nbread\r\neggs\rtea', ['milk', 'bread', 'eggs', 'tea']],
    ['at underscores and commas', 'milk,bread_eggs', ['milk', 'bread', 'eggs']],
    ['and drops blank entries', '\n milk ,, \t\n__\n bread\n', ['milk', 'bread']],
    ['and keeps duplicates and order', 'milk\nbread\nmilk', ['milk', 'bread', 'milk']],
    ['and trims and collapses white space', '  oat \t  milk\u00a0 ', ['oat milk']],
    [
      'and takes accents off Latin letters',
      'crème fraîche\nCafe\u0301\nÅngström',
      ['creme fraiche', 'Cafe', 'Angstrom'],
    ],
    ['and leaves the marks of other scripts', 'йогурт\nがんも\nสีม่วง', ['йогурт', 'がんも', 'สีม่วง']],
    [
      'and drops what nobody sees',
      'mi\u0000lk\n\u202ebread\u200b\n\ud83d eggs\ufeff\n\u200b\u0007',
      ['milk', 'bread', 'eggs'],
    ],
    ['and keeps letters outside the basic plane', 'pie 🥧\n👩‍🍳', ['pie 🥧', '👩‍🍳']],
    ['and keeps markup as the text that it is', '<b>milk</b>', ['<b>milk</b>']],
  ])('parts %s [MULT-2]', (_, text, items) => {
    expect(splitItems(text)).toEqual(items);
  });

  it('cuts an item to 200 characters, never through a letter [MULT-2]', () => {
    expect(splitItems('x'.repeat(300))).toEqual(['x'.repeat(200)]);
    expect(splitItems(`${'x'.repeat(199)}🥧`)).toEqual(['x'.repeat(199)]);
    expect(splitItems(`${'x'.repeat(199)} milk`)).toEqual(['x'.repeat(199)]);
  });

  it('gives tidy items for any text, which it leaves as they are [MULT-2]', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const items = splitItems(text);
        for (const item of items) {
          expect(item).toBe(item.trim());
          expect(item.length).toBeLessThanOrEqual(200);
          expect(item).not.toMatch(/^$|[\n\r_,\p{Cc}\p{Cs}\p{Bidi_C}]|\s\s|\p{Script=Latin}\p{M}/u);
        }
        expect(splitItems(items.join('\n'))).toEqual(items);
        expect(splitItems(items.join(','))).toEqual(items);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes every naughty string without harm [MULT-2]', () => {
    for (const text of NAUGHTY_STRINGS) {
      const items = splitItems(text);
      expect(splitItems(items.join('\n'))).toEqual(items);
    }
  });

  // One whose time grows with the square of its input doesn't come back within the runner's limit.
  it.each([
    ['5,000 lines', Array.from({ length: 5_000 }, (_, n) => `crème ${String(n)}`).join('\r\n'), 5_000],
    ['300,000 letters', 'é'.repeat(300_000), 1],
    ['300,000 separators', ','.repeat(300_000), 0],
    ['300,000 spaces', `a${' '.repeat(300_000)}b`, 1],
    ['300,000 marks', `е${'\u0301\u0316'.repeat(150_000)}`, 1],
  ])('comes back from %s [MULT-2]', (_, text, items) => {
    expect(splitItems(text)).toHaveLength(items);
  });
});

describe('the limit', () => {
  it('takes the first 100 and says which fell off [MULT-3]', () => {
    const { items, leftOut } = takeItems(lines(103).join('\n'));
    expect(items).toEqual(lines(100));
    expect(leftOut).toEqual(['item 101', 'item 102', 'item 103']);
  });

  it('loses nothing between the two [MULT-3]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), (count) => {
        const { items, leftOut } = takeItems(lines(count).join(','));
        expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
        expect([...items, ...leftOut]).toEqual(lines(count));
      }),
    );
  });
});

describe('what is said of a list', () => {
  const said = (count: number) => {
    const { headline, detail } = statusText(takeItems(lines(count).join('\n')));
    return [headline, detail];
  };
  it.each([
    [0, ['', '']],
    [1, ['1 item', '']],
    [12, ['12 items', '']],
    [100, ['100 items', '']],
    [101, ['Item limit reached', '100 of 101 items taken. Left out: item 101.']],
    [102, ['Item limit reached', '100 of 102 items taken. Left out: item 101 and item 102.']],
    [120, ['Item limit reached', '100 of 120 items taken. Left out: item 101, item 102 and 18 more.']],
  ])('of %d items [MULT-3]', (count, texts) => {
    expect(said(count)).toEqual(texts);
  });

  it('shortens long names [MULT-3]', () => {
    const { detail } = statusText({ items: ['milk'], leftOut: ['🥧'.repeat(90)] });
    expect(detail).toBe(`1 of 2 items taken. Left out: ${'🥧'.repeat(39)}….`);
  });
});

describe('a stored list', () => {
  it('comes back as it was [MULT-4]', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { items } = takeItems(text);
        expect(decodeItems(encodeItems(items))).toEqual(items);
      }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '["milk"'],
    ['an object', '{"length":2,"0":"milk"}'],
    ['text', '"milk"'],
    ['null', 'null'],
    ['an empty string', ''],
    ['a deep pile', '['.repeat(100_000)],
    ['10 MB', JSON.stringify(['x'.repeat(10_000_000)])],
  ])('that is %s is none [MULT-4]', (_, stored) => {
    expect(decodeItems(stored)).toEqual([]);
  });

  it('passes over entries that are no text [MULT-4]', () => {
    expect(decodeItems('["milk",1,null,["eggs"],{"toString":"x"},"bread"]')).toEqual(['milk', 'bread']);
  });

  it('gives tidy items, 100 at most, whatever somebody wrote there [MULT-3] [MULT-4]', () => {
    expect(decodeItems('["  crème\\u0000 ","", "\\ud800"]')).toEqual(['creme']);
    expect(decodeItems(JSON.stringify(lines(500)))).toHaveLength(100);
  });

  it('never throws [MULT-4]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Array.isArray(decodeItems(stored))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
