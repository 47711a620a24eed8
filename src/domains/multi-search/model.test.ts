import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import { acceptItems, amountsOf, decodeItems, encodeItems, MAX_ITEMS, splitItems, statusText } from './model';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `item ${String(index + 1)}`);

/** Any text of a text area: words, separators, marks, emoji, lone surrogates. */
const anyText = fc.string({
  unit: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('x', '2', ' x 2', '2 x ', 's', '3 ', ' 3') },
    { weight: 4, arbitrary: fc.constantFrom('a', 'É', 'e\u0301', 'ß', 'й', 'が', 'ด้', '✓', '👩‍🍳', '\u0301') },
    { weight: 3, arbitrary: fc.constantFrom('\n', '\r\n', '\r', '_', ',', ' ', '\t', '\u00a0') },
    { weight: 2, arbitrary: fc.constantFrom('\u0000', '\ud83d', '\udc00', '\u202e', '\u200b', '\ufeff') },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }) },
  ),
  maxLength: 600,
});

describe('splitItems', () => {
  it.each([
    ['at each kind of new line', 'milk\nbread\r\neggs\rtea', ['milk', 'bread', 'eggs', 'tea']],
    ['at underscores and commas', 'milk,bread_eggs', ['milk', 'bread', 'eggs']],
    ['and leaves out blank entries', '\n milk ,, \t\n__\n bread\n', ['milk', 'bread']],
    ['and keeps duplicates and order', 'milk\nbread\nmilk', ['milk', 'bread', 'milk']],
    ['and trims and collapses white space', '  oat \t  milk\u00a0 ', ['oat milk']],
    [
      'and removes accents of Latin letters',
      'crème fraîche\nCafe\u0301\nÅngström',
      ['creme fraiche', 'Cafe', 'Angstrom'],
    ],
    [
      'and leaves out amounts',
      'bananas x5\n2 × oat milk 1l\n3x eggs x 2\n12 X rolls',
      ['bananas', 'oat milk 1l', 'eggs', 'rolls'],
    ],
    [
      'and keeps numbers that are no amounts',
      '7up\n2x4\nx5\n4 pack\nmax x\nvitamin b12\n3 x',
      ['7up', '2x4', 'x5', '4 pack', 'max x', 'vitamin b12', '3 x'],
    ],
    ['and writes plain hyphens and apostrophes', 'semi\u2011skimmed\nM\u2019s', ['semi-skimmed', "M's"]],
    ['and keeps the marks of other scripts', 'йогурт\nがんも\nสีม่วง', ['йогурт', 'がんも', 'สีม่วง']],
    [
      'and removes invisible characters',
      'mi\u0000lk\n\u202ebread\u200b\n\ud83d eggs\ufeff\n\u200b\u0007',
      ['milk', 'bread', 'eggs'],
    ],
    ['and keeps letters outside the basic plane', 'pie 🥧\n👩‍🍳', ['pie 🥧', '👩‍🍳']],
    ['and keeps markup as text', '<b>milk</b>', ['<b>milk</b>']],
  ])('splits a list %s [MULT-2]', (_, text, items) => {
    expect(splitItems(text)).toEqual(items);
  });

  it('cuts an item to 200 characters, without cutting a surrogate pair [MULT-2]', () => {
    expect(splitItems('x'.repeat(300))).toEqual(['x'.repeat(200)]);
    expect(splitItems(`${'x'.repeat(199)}🥧`)).toEqual(['x'.repeat(199)]);
    expect(splitItems(`${'x'.repeat(199)} milk`)).toEqual(['x'.repeat(199)]);
    expect(splitItems(`${'x'.repeat(197)} x2b`)).toEqual(['x'.repeat(197)]);
  });

  it('returns clean items for any text, and is idempotent [MULT-2]', () => {
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
    );
  });

  // A pattern with quadratic time would exceed the timeout of the test.
  it.each([
    ['5,000 lines', Array.from({ length: 5_000 }, (_, n) => `crème ${String(n)}`).join('\r\n'), 5_000],
    ['300,000 letters', 'é'.repeat(300_000), 1],
    ['300,000 separators', ','.repeat(300_000), 0],
    ['300,000 amounts', `a${' x2'.repeat(100_000)}`, 1],
    ['300,000 spaces', `a${' '.repeat(300_000)}b`, 1],
    ['300,000 marks', `е${'\u0301\u0316'.repeat(150_000)}`, 1],
  ])('splits %s in time [MULT-2]', (_, text, items) => {
    expect(splitItems(text)).toHaveLength(items);
  });
});

describe('acceptItems', () => {
  it('keeps every item in one of the two lists [MULT-3]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), (count) => {
        const { items, droppedItems } = acceptItems(lines(count).join(','));
        expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
        expect([...items, ...droppedItems]).toEqual(lines(count));
      }),
    );
  });
});

describe('amountsOf', () => {
  it.each([
    ['2 x lemons', 'lemons', 2],
    ['2x lemons', 'lemons', 2],
    ['2 × oat milk 1l', 'oat milk 1l', 2],
    ['toilet roll x 2', 'toilet roll', 2],
    ['bananas x5', 'bananas', 5],
    ['12 X rolls', 'rolls', 12],
    ['3x eggs x 2', 'eggs', 3],
    ['3 lemons x 2', 'lemons', 3],
    ['2 x 4 x eggs', 'eggs', 2],
    ['7up x6', '7up', 6],
    ['2 x x', 'x', 2],
    ['lemons 3', 'lemons', 3],
    ['3 lemons', 'lemons', 3],
    ['3 red onions', 'red onions', 3],
    ['3 mince pies', 'mince pies', 3],
    ['3 little gems', 'little gems', 3],
    ['3 packets of crisps', 'packets of crisps', 3],
    ['RED ONIONS 3', 'RED ONIONS', 3],
    ['3 crêpes', 'crepes', 3],
  ])('returns for %j, which is the item %j, the amount %d [MULT-2]', (text, item, amount) => {
    expect([splitItems(text), amountsOf(text)]).toEqual([[item], [amount]]);
  });

  it.each([
    ['sizes', ['oat milk 1l', 'milk 2 pints', '2 pints of milks', '2 kg potatoes', '6 pack crisps']],
    ['measures', ['2 litre bottles', '2 l bottles', '3 ply tissues', 'nappies size 4', '2 minute noodles']],
    [
      'parts of a name',
      ['7up', '5 bean chilli', '4 cheese pizza', 'omega 3', 'no 7', '2x4', 'x5', 'vitamin b12'],
    ],
    ['the pieces of a pack', ['12 eggs', 'eggs 12', '4 pack']],
    [
      'unclear',
      ['0 x lemons', '0 lemons', '3 lemons 2', '3 for 2 crisps', 'crisps 3 for 2', '2 milk', '3 x'],
    ],
  ])('returns 1 where numbers are %s: %j [MULT-2]', (_, entries) => {
    const text = entries.join('\n');
    expect([splitItems(text), new Set(amountsOf(text))]).toEqual([entries, new Set([1])]);
  });

  it('has an amount for each accepted item, in their order [MULT-2] [MULT-3]', () => {
    const text = `milk\n,\n3 lemons\nmilk x2\n${lines(120).join('\n')}`;
    expect(amountsOf(text).slice(0, 4)).toEqual([1, 3, 2, 1]);
    expect(amountsOf(text)).toHaveLength(MAX_ITEMS);
  });

  it('returns whole numbers from 1 to 99 for any text [MULT-2]', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const amount of amountsOf(text))
          expect([Math.trunc(amount), amount > 0, amount < 100]).toEqual([amount, true, true]);
      }),
    );
  });
});

describe('statusText', () => {
  const textsOf = (count: number) => {
    const { headline, detail } = statusText(acceptItems(lines(count).join('\n')), english);
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
  ])('of %d items has the specified texts [MULT-3]', (count, texts) => {
    expect(textsOf(count)).toEqual(texts);
  });

  it('shortens long names [MULT-3]', () => {
    const { detail } = statusText({ items: ['milk'], droppedItems: ['🥧'.repeat(90)] }, english);
    expect(detail).toBe(`1 of 2 items taken. Left out: ${'🥧'.repeat(39)}….`);
  });
});

describe('encodeItems and decodeItems', () => {
  it('decode what was encoded [MULT-4]', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { items } = acceptItems(text);
        expect(decodeItems(encodeItems(items))).toEqual(items);
      }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['invalid JSON', '["milk"'],
    ['an object', '{"length":2,"0":"milk"}'],
    ['deeply nested arrays', '['.repeat(100_000)],
    ['10 MB', JSON.stringify(['x'.repeat(10_000_000)])],
  ])('return no items for %s [MULT-4]', (_, stored) => {
    expect(decodeItems(stored)).toEqual([]);
  });

  it('leave out entries that are not strings [MULT-4]', () => {
    expect(decodeItems('["milk",1,null,["eggs"],{"toString":"x"},"bread"]')).toEqual(['milk', 'bread']);
  });

  it('return at most 100 clean items for any stored text [MULT-3] [MULT-4]', () => {
    expect(decodeItems('["  crème\\u0000 ","", "\\ud800"]')).toEqual(['creme']);
    expect(decodeItems(JSON.stringify(lines(500)))).toHaveLength(100);
  });
});
