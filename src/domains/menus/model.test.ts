import { fc } from '../../../tests/setup/property-tests';
import { GROCERIES } from './category-ids';
import { itemsOf, type Category } from './model';
import { category, treeOf } from './testing/categories';

const CHAIN = treeOf(
  category(GROCERIES, ['1'], { name: 'Groceries', url: 'groceries' }),
  category('1', ['2']),
  category('2', ['3']),
  category('3', ['4']),
  category('4'),
);

const at = (...path: readonly string[]) => itemsOf(CHAIN, path);
const namesOf = (items: ReturnType<typeof itemsOf>) => items.map(({ name }) => name);
const children = (...categories: readonly Category[]) =>
  itemsOf(
    treeOf(
      category(
        GROCERIES,
        categories.map(({ id }) => id),
      ),
      ...categories,
    ),
    [GROCERIES],
  ).filter(({ isGenerated }) => !isGenerated);

describe('itemsOf', () => {
  it("starts with 'View all' and the offers, named OFFERS for the groceries [MEGA-1]", () => {
    expect(at(GROCERIES).slice(0, 2)).toEqual([
      {
        id: '10051_ALL',
        name: 'View all Groceries',
        text: 'View all {name}',
        of: 'Groceries',
        href: '/ecom/shop/browse/groceries',
        kind: 'link',
        isGenerated: true,
      },
      {
        id: '10051_OFFERS',
        name: 'OFFERS',
        text: 'OFFERS',
        of: 'Groceries',
        href: '/ecom/shop/browse/offers/groceries_offers',
        kind: 'link',
        isGenerated: true,
      },
    ]);
    expect(at(GROCERIES, '1')[1]).toMatchObject({
      name: 'C1 OFFERS',
      href: '/ecom/shop/browse/offers/c1_offers?categoryId=1',
    });
  });

  it.each([
    [[GROCERIES, '1'], true, 'parent'],
    [[GROCERIES, '1', '2'], false, 'link'],
  ] as const)(
    'of path %p includes offers, %p, and ends with a %s [MEGA-2] [MEGA-3] [MEGA-4] [MEGA-5]',
    (path, hasOffers, kind) => {
      const items = at(...path);
      expect(namesOf(items).some((name) => name.endsWith('OFFERS'))).toBe(hasOffers);
      expect(items.at(-1)?.kind).toBe(kind);
    },
  );

  it('leaves out hidden, empty and unknown categories [MEGA-4]', () => {
    expect(children(category('1', [], { isShown: false }), category('2'))).toMatchObject([{ id: '2' }]);
    expect(itemsOf(treeOf(category(GROCERIES, ['7'])), [GROCERIES])).toHaveLength(2);
    expect(itemsOf(treeOf(), [GROCERIES])).toEqual([]);
    expect(itemsOf(CHAIN, [])).toEqual([]);
  });

  it("has only 'View all' while no category is known, with the id that it keeps afterwards [MEGA-3]", () => {
    const path = [GROCERIES];
    const page = { name: 'Groceries', href: '/ecom/shop/browse/groceries' };
    const [alone, ...others] = itemsOf(treeOf(), path, page);
    expect([alone?.name, alone?.href, others]).toEqual(['View all Groceries', page.href, []]);
    expect(itemsOf(treeOf(category(GROCERIES, ['7'])), path, page)[0]?.id).toBe(alone?.id);
    expect(itemsOf(treeOf(), path, { ...page, href: undefined })).toEqual([]);
  });

  it('returns links when every child is hidden, and parents while children are not loaded [MEGA-4]', () => {
    const [hidden, unknown, none] = children(category('1', ['11']), category('2', ['22']), category('3'));
    expect([hidden?.kind, unknown?.kind, none?.kind]).toEqual(['parent', 'parent', 'link']);
    const tree = treeOf(
      category(GROCERIES, ['1']),
      category('1', ['11']),
      category('11', [], { isShown: false }),
    );
    expect(itemsOf(tree, [GROCERIES]).at(-1)?.kind).toBe('link');
  });

  it('keeps a category without an address only as a parent, without generated items [MEGA-5]', () => {
    expect(children(category('1', [], { url: undefined }))).toEqual([]);
    expect(children(category('1', ['2'], { url: undefined }))).toMatchObject([
      { kind: 'parent', href: undefined },
    ]);
    const tree = treeOf(category(GROCERIES, ['1'], { url: undefined }), category('1'));
    expect(namesOf(itemsOf(tree, [GROCERIES]))).toEqual(['C1']);
  });

  it('has no duplicates and no category of the path [MEGA-11]', () => {
    const tree = treeOf(category(GROCERIES, ['1', '1']), category('1', [GROCERIES, '1', '2']), category('2'));
    expect(itemsOf(tree, [GROCERIES])).toHaveLength(3);
    const inner = itemsOf(tree, [GROCERIES, '1']);
    expect(inner.filter(({ isGenerated }) => !isGenerated)).toMatchObject([{ id: '2' }]);
  });

  it('has at most 250 categories [MEGA-11]', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => category(`c${String(index)}`));
    expect(children(...many)).toHaveLength(250);
  });

  it('keeps the marks of a category [MEGA-1]', () => {
    const marks = { icon: 'giftCard', tone: 'bold', hasWarning: true };
    expect(children(category('1', [], { marks }))).toMatchObject([{ marks }]);
  });

  it('ends for every graph [MEGA-11]', () => {
    const id = fc.integer({ min: 0, max: 9 }).map(String);
    fc.assert(
      fc.property(fc.array(fc.tuple(id, fc.array(id))), fc.array(id), (nodes, path) => {
        const tree = treeOf(...nodes.map(([own, childIds]) => category(own, childIds)));
        for (const { kind, href } of itemsOf(tree, path)) {
          expect(kind === 'parent' || href !== undefined).toBe(true);
        }
      }),
    );
  });
});

describe('itemsOf with special roots', () => {
  const ROOTS = ['offers', 'favourites', 'lists', 'recipes', 'inspiration'];
  const tree = treeOf(
    category(GROCERIES, ROOTS),
    ...ROOTS.map((id) => category(id)),
    category('offers', ['h1'], { url: undefined }),
    category('h1', [], { url: 'offers/highlights/Half-Price' }),
  );
  const below = (...path: readonly string[]) => itemsOf(tree, path);

  it('links to the pages of the shop instead of the taxonomy’s addresses [MEGA-10]', () => {
    const items = below(GROCERIES).filter(({ isGenerated }) => !isGenerated);
    expect(items.map(({ href }) => href)).toEqual([
      '/ecom/shop/browse/offers',
      '/ecom/favourites',
      '/ecom/lists',
      '/ecom/recipes',
      '/ecom/content/inspiration',
    ]);
  });

  it('links the children of the offers to highlights [NAV-7]', () => {
    expect(below(GROCERIES, 'offers').at(-1)).toMatchObject({
      id: 'h1',
      href: '/ecom/shop/browse/offers/highlights/half-price',
    });
  });

  it('links to offers without a category in the query [NAV-7]', () => {
    expect(below(GROCERIES, 'recipes').find(({ id }) => id === 'recipes_OFFERS')?.href).toBe(
      '/ecom/shop/browse/offers/crecipes_offers',
    );
  });
});
