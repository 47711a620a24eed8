import { ok, failed } from '../../kernel/result';
import { aislesOf, createMatchingAisles, loadAisles } from './aisles';
import { createMenusStore } from './store';
import { category, treeOf } from './testing/categories';

const BAKERY = category('1', ['11', '12'], { name: 'Bakery' });
const HIDDEN = category('2', [], { name: 'Bread makers', isShown: false });
const CATEGORIES = [
  category('10051', ['1', '2', '3'], { name: 'Groceries' }),
  BAKERY,
  HIDDEN,
  category('3', [], { name: 'Gingerbread' }),
  category('11', [], { name: 'Bread' }),
  category('12', [], { name: 'White Bread' }),
];

describe('createMatchingAisles', () => {
  const matchingAisles = createMatchingAisles();
  const names = (term: string) =>
    matchingAisles(treeOf(...CATEGORIES), term).map(({ name, parent }) => [name, parent]);

  it('returns shown categories in which a word starts with the term, with the aisle of each [MEGA-4]', () => {
    expect(names('bread')).toEqual([
      ['Bread', 'Bakery'],
      ['White Bread', 'Bakery'],
    ]);
    expect(names('BAKE')).toEqual([['Bakery', undefined]]);
    expect(names('oats')).toEqual([]);
  });

  it('lists the categories of a tree that has grown [MEGA-10]', () => {
    const rolls = category('31', [], { name: 'Rolls' });
    const grown = treeOf(...CATEGORIES, category('3', ['31'], { name: 'Gingerbread' }), rolls);
    expect(names('rolls')).toEqual([]);
    expect(matchingAisles(grown, 'rolls')).toMatchObject([{ name: 'Rolls', parent: 'Gingerbread' }]);
  });

  it('returns two at most', () => {
    expect(names('b')).toHaveLength(2);
  });
});

describe('loadAisles', () => {
  const setUp = (load: Parameters<typeof createMenusStore>[0]['taxonomies']['load']) =>
    createMenusStore({
      taxonomies: { load },
      fragments: { load: () => Promise.resolve(failed('network', 'none')), clear: () => undefined },
      clock: { after: () => () => undefined },
      savesData: () => false,
      categories: [],
    });

  it('waits for a request that is pending [MEGA-10]', async () => {
    const store = setUp(() => Promise.resolve(ok(CATEGORIES)));
    void store.getState().loadLevel('10051');
    const aisles = await loadAisles(store);
    expect(aisles.map(({ name }) => name)).toEqual(['Bakery', 'Gingerbread']);
    expect(aisles).toEqual(aislesOf(store.getState().tree));
  });

  it('resolves to none when the categories fail to load [MEGA-10]', async () => {
    expect(await loadAisles(setUp(() => Promise.resolve(failed('network', 'down'))))).toEqual([]);
  });
});
