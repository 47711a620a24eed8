import { fc } from '../../../tests/setup/property-tests';
import { routeOf } from './route';
import { readList, splitList, walkOf, type Walk } from './list-walk';

const list = ['milk', 'bread', 'eggs', 'bread'];

/** Resolves an address as the page does. */
const at = (href: string, saved: readonly string[]): Walk => {
  const route = routeOf(href);
  return route.view === 'multi-search' ? walkOf(route, saved) : { kind: 'nothing' };
};

const hostile = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('\uD800', '\uDC00', '\u202E', '\0', '\n', '_', ',', ' ', '<b>', '&', '+', '%', '😀'),
  ),
  maxLength: 260,
});

describe('splitList', () => {
  it('splits at newlines, commas and underscores and drops blanks; order and duplicates are kept [MULT-2]', () => {
    expect(splitList(' milk\r\nbread,, eggs_bread\n \t\rsalted  butter')).toEqual([
      'milk',
      'bread',
      'eggs',
      'bread',
      'salted butter',
    ]);
  });

  it('keeps 100 items of 200 characters [MULT-3]', () => {
    expect(splitList('a,'.repeat(5_000))).toHaveLength(100);
    expect(splitList('a'.repeat(100_000))).toEqual(['a'.repeat(200)]);
  });

  it('returns items that are valid in an address and do not split further', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const items = splitList(text);
        const carried = new URLSearchParams(new URLSearchParams({ query: items.join('\n') }).toString());
        expect(splitList(carried.get('query') ?? '')).toEqual(items);
      }),
    );
  });
});

describe('readList', () => {
  it("reads the list in the header's format [MULT-4]", () => {
    expect(readList(JSON.stringify(list))).toEqual(list);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['truncated JSON', '["milk"'],
    ['an object', '{"length": 1, "0": "milk"}'],
    ['a text', '"milk"'],
    ['null', 'null'],
    ['entries of other types', '[1, null, ["milk"], {"item": "milk"}, "", " "]'],
  ])('returns no list for %s [MULT-4]', (_, stored) => {
    expect(readList(stored)).toEqual([]);
  });

  it('returns at most 100 items, whatever was stored [MULT-3]', () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `item ${String(index)}, more`);
    expect(readList(JSON.stringify(long))).toHaveLength(100);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), hostile), (stored) => {
        expect(Array.isArray(readList(stored))).toBe(true);
      }),
    );
  });
});

describe('walkOf', () => {
  it('selects the first item with that text, whatever its case and accents [NAV-8]', () => {
    expect(at('/ecom/shop/multi-search?query=bread', list)).toMatchObject({ kind: 'walk', position: 2 });
    expect(at('/ecom/shop/multi-search?query=Br%C3%A9ad', list)).toMatchObject({ item: 'bread' });
  });

  it('selects the given position if the item is there, and otherwise its first position', () => {
    expect(walkOf({ query: 'bread', position: 4, amounts: '' }, list)).toMatchObject({ position: 4 });
    expect(walkOf({ query: 'bread', position: 3, amounts: '' }, list)).toMatchObject({ position: 2 });
    expect(walkOf({ query: 'bread', position: 999, amounts: '' }, list)).toMatchObject({ position: 2 });
  });

  it('starts the saved list if the address has no item', () => {
    expect(walkOf({ query: ' ', position: undefined, amounts: '' }, list)).toMatchObject({
      item: 'milk',
      position: 1,
    });
    expect(walkOf({ query: '', position: undefined, amounts: '' }, [])).toEqual({ kind: 'nothing' });
  });

  it('shows an item that is not in the list alone, with a link to the list', () => {
    expect(walkOf({ query: 'figs', position: 2, amounts: '' }, list)).toEqual({
      kind: 'alone',
      item: 'figs',
      amount: 1,
      back: { href: '/ecom/shop/multi-search?query=milk&item=1', count: 4 },
    });
    expect(walkOf({ query: 'figs', position: undefined, amounts: '' }, [])).toMatchObject({
      item: 'figs',
      back: undefined,
    });
  });

  it('shows a list of one item as that item alone', () => {
    expect(walkOf({ query: 'figs', position: undefined, amounts: '' }, ['figs'])).toEqual({
      kind: 'alone',
      item: 'figs',
      amount: 1,
      back: undefined,
    });
  });

  it('uses a list from the address, and ignores the saved one', () => {
    const walk = walkOf({ query: 'leeks, thyme\nbutter', position: undefined, amounts: '' }, list);
    expect(walk).toMatchObject({ kind: 'walk', items: ['leeks', 'thyme', 'butter'], position: 1 });
    const next = walk.kind === 'walk' ? at(walk.hrefOf(2), list) : walk;
    expect(next).toMatchObject({ items: ['leeks', 'thyme', 'butter'], item: 'thyme', position: 2 });
    expect(walkOf({ query: 'leeks,thyme', position: 3, amounts: '' }, list)).toMatchObject({ position: 1 });
  });

  it('has the amount of each item, at every position [MULT-2]', () => {
    const walk = at('/ecom/shop/multi-search?query=milk&amounts=3,1,12,1', list);
    const next = walk.kind === 'walk' ? at(walk.hrefOf(3), list) : walk;
    expect(next.kind === 'walk' && [1, 2, 3, 4].map(next.amountOf)).toEqual([3, 1, 12, 1]);
    const typed = walkOf({ query: 'leeks,thyme', position: 2, amounts: '1,4' }, list);
    expect(typed.kind === 'walk' && [typed.hrefOf(1), typed.amountOf(2)]).toEqual([
      '/ecom/shop/multi-search?query=leeks%0Athyme&item=1&amounts=1%2C4',
      4,
    ]);
    expect(walkOf({ query: 'figs', position: undefined, amounts: '5' }, ['figs'])).toMatchObject({
      amount: 5,
    });
  });

  it.each(['3,1', '3,1,1,1,1', '0,-1,2.5,100', 'x', ',,,', '[3,1,1,1]'])(
    'has the amount 1 for the unusable amounts %j [MULT-2]',
    (amounts) => {
      const walk = walkOf({ query: 'milk', position: 1, amounts }, list);
      expect(walk.kind === 'walk' && [1, 2, 3, 4].map(walk.amountOf)).toEqual([1, 1, 1, 1]);
    },
  );

  it('reaches every position of any list by its own links, including duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.constant('bread')), { maxLength: 120 }), (entries) => {
        const saved = readList(JSON.stringify(entries));
        const first = walkOf({ query: '', position: undefined, amounts: '' }, saved);
        if (first.kind !== 'walk') return;
        saved.forEach((item, index) => {
          expect(at(first.hrefOf(index + 1), saved)).toMatchObject({
            position: index + 1,
            item,
            items: saved,
          });
        });
      }),
    );
  });
});
