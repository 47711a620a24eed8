import { fc } from '../../../tests/setup/property-tests';
import { readForms } from '../../shells/pictures';
import { products } from '../seed/catalogue';
import { wordsOf } from './words';
import {
  categoryByUrl,
  categoryTree,
  ENTERTAINING_ROOT,
  correct,
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
    const empty = categoryTree().filter(({ id }) => productCount(id) === 0);
    expect(empty.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hampers', 'Table Centrepieces']));
  });

  it('finds by words of name and shelf, by offers, and in the requested order [SRCH-9]', () => {
    const names = findProducts({ searchTerm: 'organic milk' }).products.map(({ name }) => name);
    expect(names).toContain('Organic Whole Milk');
    expect(findProducts({ offersOnly: true }).products.every(({ wasPrice }) => wasPrice !== null)).toBe(true);
    const prices = findProducts({ sortBy: 'price-low' }).products.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(findProducts({ categoryId: 'nowhere' })).toMatchObject({ products: [], total: 0 });
  });

  it.each(['creme fraiche', 'crème fraîche', 'CRE\u0300ME'])(
    'finds %s with and without its accents [SRCH-3]',
    (searchTerm) => {
      expect(findProducts({ searchTerm }).products.map(({ name }) => name)).toEqual([
        "Crème Fraîche d'Isigny",
      ]);
    },
  );

  it.each([
    ["baker's", "Baker's Easy Bake Yeast"],
    ['bakers', "Baker's Easy Bake Yeast"],
    ['goat’s cheese', "French Goat's Cheese Log"],
    ['m&m', "M&M's Peanut Pouch"],
  ])('treats %s as one word [SRCH-3]', (searchTerm, name) => {
    expect(findProducts({ searchTerm }).products[0]?.name).toBe(name);
  });

  it.each([
    ['gluten free bread', 3],
    ['gluten free', 8],
    ['vegan', 8],
    ['baby', 8],
  ])('has a range for %j: at least %i products', (searchTerm, least) => {
    expect(findProducts({ searchTerm }).total).toBeGreaterThanOrEqual(least);
  });

  it.each(['!?', '牛乳', '\0', '<>'])(
    'finds nothing for %j, which contains no searchable word',
    (searchTerm) => {
      expect(findProducts({ searchTerm }).total).toBe(0);
    },
  );

  it('ranks matches of the name before matches of the shelf [SRCH-9]', () => {
    const names = findProducts({ searchTerm: 'butter' }).products.map(({ name }) => name);
    const [best, other, inCatalogue] = ['Salted Butter', 'All Butter Croissants', 'Whole Milk'].map((name) =>
      names.indexOf(name),
    );
    expect(best).toBe(0);
    expect(other).toBeGreaterThan(0);
    expect(inCatalogue).toBeGreaterThan(other ?? NaN);
  });

  it('ignores a blank term, and matches a letter with the start of a word', () => {
    expect(findProducts({ searchTerm: ' ' }).total).toBe(findProducts({}).total);
    expect(findProducts({ searchTerm: 's' }).total).toBeLessThan(findProducts({}).total);
  });

  it('has a drawing of the kind of each product, of at least 60 kinds', () => {
    const kinds = [...products.values()].map(
      ({ image }) => /^\/demo\/pictures\/([a-z-]+)-[0-9a-f]{6}-[0-9a-f]{6}\.svg$/.exec(image)?.[1],
    );
    expect([...readForms().keys()]).toEqual(expect.arrayContaining([...new Set(kinds)]));
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(60);
  });

  it('pages without losing or repeating a product [HOST-2]', () => {
    const pages = [1, 2, 3, 4].flatMap((page) => findProducts({ page, size: 100 }).products);
    expect(new Set(pages).size).toBe(findProducts({}).total);
  });

  it('is four shelves deep below Groceries and three below Entertaining, some of them hidden [MEGA-3] [MEGA-4]', () => {
    const depth = (root: string) =>
      Math.max(...categoryTree(root).map(({ url }) => url.split('/').length - 1));
    expect([depth(GROCERIES), depth(ENTERTAINING_ROOT)]).toEqual([4, 3]);
    expect(categoryByUrl('groceries/dairy-eggs/yogurt/kefir-trial')).toMatchObject({ hiddenInNav: true });
    expect(categoryByUrl('groceries/dairy-eggs/yogurt')).toMatchObject({ hiddenInNav: false });
  });

  it('finds a category by its address [NAV-6]', () => {
    expect(categoryByUrl('groceries/bakery/bread')?.name).toBe('Bread');
  });
});

describe('suggestions', () => {
  it('start with names that begin with the term, at most 8, in lower case [SRCH-5]', () => {
    const terms = suggest('Choc');
    expect(terms.length).toBeLessThanOrEqual(8);
    expect(terms[0]).toMatch(/^choc/);
    expect(terms).toEqual(terms.map((term) => term.toLowerCase()));
    expect(suggest('  ')).toEqual([]);
  });

  it.each([
    ['2 avocados', 'avocados'],
    ['2 x avocados', 'avocados'],
    ['500g of flour', 'flour'],
    ['1.5 l milk', 'milk'],
    ['oat milk 1l', 'oat milk'],
  ])('find what %j of a shopping list names: %j', (term, name) => {
    const found = findProducts({ searchTerm: name });
    expect(found.total).toBeGreaterThan(0);
    expect(findProducts({ searchTerm: term })).toEqual(found);
  });

  it.each([
    ['a missing letter', (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)],
    ['a doubled letter', (word: string, at: number) => word.slice(0, at + 1) + word.slice(at)],
    ['a wrong letter', (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at + 1)}`],
    [
      'two swapped letters',
      (word: string, at: number) =>
        word.slice(0, at) +
        word
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        word.slice(at + 2),
    ],
  ])('find products for every word of the catalogue with %s', (_, misspell) => {
    const words = new Set([...products.values()].flatMap(({ name }) => wordsOf(name)));
    const typed = [...words]
      .filter((word) => /^[a-z]{4,}$/.test(word))
      .flatMap((word, index) => [misspell(word, 0), misspell(word, index % word.length)]);
    expect(typed.length).toBeGreaterThan(500);
    expect(typed.filter((searchTerm) => findProducts({ searchTerm }).total === 0)).toEqual([]);
  });

  it('name the term that the products are for, if it is not the typed one', () => {
    const found = findProducts({ searchTerm: 'chedar' });
    expect(found).toEqual({ ...findProducts({ searchTerm: 'cheddar' }), correction: 'cheddar' });
    expect(findProducts({ searchTerm: 'chedar', sortBy: 'price-low' }).total).toBe(found.total);
    expect(findProducts({ searchTerm: 'cheddar' }).correction).toBeNull();
    expect(findProducts({ searchTerm: 'xyzzyx' })).toMatchObject({ total: 0, correction: null });
  });

  it.each([
    ['chedar', 'cheddar'],
    ['chedar cheese', 'cheddar cheese'],
    ['tae', 'tea'],
    ['mlik', 'milk'],
    ['avocadoz', 'avocados'],
    ['oat mlik', 'oat milk'],
    ['tomatos', 'tomatoes'],
    ['avacado', 'avocado'],
    ['chocolte', 'chocolate'],
    ['brocoli', 'broccoli'],
    ['bakry', 'bakery'],
    ['milk', null],
    ['xyzzyx', null],
    ['eg', null],
  ])('correct %j to %j', (term, corrected) => {
    expect(correct(term)).toBe(corrected);
  });

  it('treat accented letters as plain ones [SRCH-3]', () => {
    expect(suggest('canapes')).toContain('canapés');
  });

  it.each([
    ['mil', 'milk'],
    ['bre', 'bread'],
    ['che', 'cheese'],
    ['semi skimmed', 'semi-skimmed milk'],
    ["baker's", "baker's easy bake yeast"],
    ['bakers', "baker's easy bake yeast"],
    ['m&m', "m&m's peanut pouch"],
    ['crème', "crème fraîche d'isigny"],
    ['creme f', "crème fraîche d'isigny"],
  ])('start with the most likely one for %s [SRCH-5]', (term, first) => {
    expect(suggest(term)[0]).toBe(first);
  });

  it.each([
    ['tomatos', 'tomatoes'],
    ['mlik', 'milk'],
    ['avacado', 'avocado'],
    ['glutten free', 'gluten free'],
  ])('forgive the mistake in %j [SRCH-5]', (term, meant) => {
    expect(suggest(term)[0]).toContain(meant);
  });

  it.each(['zzzzzz', 'xyzzyx', 'qqqq'])('are none for %j, which is near no word [SRCH-5]', (term) => {
    expect(suggest(term)).toEqual([]);
  });

  it('only contain terms that have results [SRCH-5]', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index));
    for (const term of letters.flatMap((a) => letters.flatMap((b) => suggest(a + b)))) {
      expect({ term, total: findProducts({ searchTerm: term }).total }).not.toMatchObject({ total: 0 });
    }
  });

  it('are at most 8 for any text [CALL-3]', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => suggest(text).length <= 8));
  });
});
