/** @jest-environment node */
import fc from 'fast-check';
import {
  categoryByUrl,
  categoryTree,
  ENTERTAINING_ROOT,
  findProducts,
  GROCERIES,
  productCount,
  suggest,
} from '.';

describe('catalogue', () => {
  it('holds about 300 products on shelves under both roots [HOST-2]', () => {
    expect(findProducts({}).total).toBeGreaterThan(280);
    expect(
      categoryTree()
        .filter(({ parentId }) => parentId === null)
        .map(({ id }) => id),
    ).toEqual([GROCERIES, ENTERTAINING_ROOT]);
    expect(categoryTree().every(({ id }) => productCount(id) > 0)).toBe(true);
  });

  it('finds by words of name and shelf, by offers, and in the order asked for [SRCH-9]', () => {
    const names = findProducts({ searchTerm: 'organic milk' }).products.map(({ name }) => name);
    expect(names).toContain('Organic Whole Milk');
    expect(findProducts({ offersOnly: true }).products.every(({ wasPrice }) => wasPrice !== null)).toBe(true);
    const prices = findProducts({ sortBy: 'price-low' }).products.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(findProducts({ categoryId: 'nowhere' })).toMatchObject({ products: [], total: 0 });
  });

  it('pages without losing or repeating a product [HOST-2]', () => {
    const pages = [1, 2, 3, 4].flatMap((page) => findProducts({ page, size: 100 }).products);
    expect(new Set(pages).size).toBe(findProducts({}).total);
  });

  it('finds a category by its address [NAV-6]', () => {
    expect(categoryByUrl('groceries/bakery/bread')?.name).toBe('Bread');
  });
});

describe('suggestions', () => {
  it('puts names that begin with the term first, at most 8, in lower case [SRCH-5]', () => {
    const terms = suggest('Choc');
    expect(terms.length).toBeLessThanOrEqual(8);
    expect(terms[0]).toMatch(/^choc/);
    expect(terms).toEqual(terms.map((term) => term.toLowerCase()));
    expect(suggest('  ')).toEqual([]);
  });

  it('reads accents as their letters [SRCH-3]', () => {
    expect(suggest('canapes')).toContain('canapés');
  });

  it('answers any text without failing [CALL-3]', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => suggest(text).length <= 8));
  });
});
