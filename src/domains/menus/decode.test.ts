import fc from 'fast-check';
import { decodeTaxonomy, readTaxonomy } from './decode';

const bread = { id: '12', name: 'Bread', url: 'groceries/bread', categoryIds: ['13'] };
const decode = (...categories: readonly unknown[]) => {
  const answer = decodeTaxonomy({ categories });
  return answer.ok ? answer.value : undefined;
};

describe('an answer of the taxonomy service', () => {
  it('becomes categories, by their short names where they have one [MEGA-10]', () => {
    expect(decode(bread, { ...bread, id: 13, shortName: ' Loaves ' })).toEqual([
      {
        id: '12',
        name: 'Bread',
        url: 'groceries/bread',
        childIds: ['13'],
        isShown: true,
        fragment: undefined,
      },
      {
        id: '13',
        name: 'Loaves',
        url: 'groceries/bread',
        childIds: ['13'],
        isShown: true,
        fragment: undefined,
      },
    ]);
  });

  it.each([
    ['menu/category/12/master', 'menu/category/12/master'],
    ['menu/../secret', undefined],
    ['https://elsewhere.example/', undefined],
    ['menu?all=1', undefined],
    [7, undefined],
  ])('takes %p as where content may be: %p [MEGA-5] [MEGA-11]', (megaMenuBanner, fragment) => {
    expect(decode({ ...bread, megaMenuBanner })).toMatchObject([{ fragment }]);
  });

  it.each([{ emptyOfProducts: true }, { hiddenInNav: true }])('hides %p [MEGA-4]', (flags) => {
    expect(decode({ ...bread, ...flags })).toMatchObject([{ isShown: false }]);
  });

  it.each([
    ...[{ id: undefined }, { id: '' }, { id: {} }, { name: '' }, { name: 7 }].map((broken) => ({
      ...bread,
      ...broken,
    })),
    null,
    'Bread',
    [],
  ])('drops %p, and keeps the others [MEGA-11]', (broken) => {
    expect(decode(broken, { ...bread, id: '2' })).toMatchObject([{ id: '2' }]);
  });

  it('reads wrong types as not there, and counts the first of two with one id [MEGA-11]', () => {
    const odd = { ...bread, url: 7, categoryIds: ['1', null, {}, 2], emptyOfProducts: 'no', hiddenInNav: 1 };
    expect(decode(odd, { ...bread, name: 'Second' })).toEqual([
      { id: '12', name: 'Bread', url: undefined, childIds: ['1', '2'], isShown: true, fragment: undefined },
    ]);
    expect(decode({ ...bread, categoryIds: 'all' })).toMatchObject([{ childIds: [] }]);
  });

  it.each(['{', '<html>', '', 'null', '[]', '{"categories":{}}', 7, undefined])(
    'is a failure as %p',
    (body) => {
      expect(readTaxonomy(body)).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
    },
  );

  it('that is huge is refused unread, and cut where it has too many [MEGA-11]', () => {
    expect(readTaxonomy(' '.repeat(2_000_001)).ok).toBe(false);
    expect(decode(...Array.from({ length: 6_000 }, (_, id) => ({ ...bread, id })))).toHaveLength(5_000);
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        readTaxonomy(text);
        readTaxonomy(`{"categories":[${text}]}`);
      }),
      { numRuns: 5_000 },
    );
  });
});
