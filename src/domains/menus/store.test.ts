import { settle } from '../../kernel/testing/settle';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { failed, ok, type Result } from '../../kernel/result';
import { GROCERIES } from './category-ids';
import { type Category } from './model';
import type { MenuFragment } from './ports';
import { createMenusStore, MIDDLE_FRAGMENT } from './store';
import { category } from './testing/categories';

const LEVEL: readonly Category[] = [
  category(GROCERIES, ['1']),
  category('1', ['2']),
  category('2', ['3']),
  category('3', ['4']),
];
const FRAGMENT: MenuFragment = { content: null };

interface Script {
  readonly levels?: readonly Result<readonly Category[]>[];
  readonly fragments?: readonly (Result<MenuFragment> | Promise<Result<MenuFragment>>)[];
  readonly clear?: () => void;
  readonly categories?: readonly Category[];
  readonly savesData?: boolean;
}

const setUp = (script: Script = {}) => {
  const { levels = [], fragments = [], categories = [], clear = () => undefined } = script;
  const clock = createManualClock();
  const requests = { levels: [] as string[], fragments: [] as string[], banners: [] as string[] };
  const store = createMenusStore({
    clock,
    savesData: () => script.savesData ?? false,
    categories,
    taxonomies: {
      load: async (id) => levels[requests.levels.push(id) - 1] ?? ok(LEVEL),
    },
    fragments: {
      load: async (key) => fragments[requests.fragments.push(key) - 1] ?? ok(FRAGMENT),
      clear,
    },
    banners: {
      load: async (url) => {
        requests.banners.push(url);
        return ok(FRAGMENT);
      },
    },
  });
  return { clock, requests, store, state: store.getState };
};

describe('createMenusStore', () => {
  it('is at level -1 before a menu is opened and after it is closed [MEGA-3]', async () => {
    const { state } = setUp();
    expect(state().activeLevel).toBe(-1);
    state().open('Groceries');
    expect(state()).toMatchObject({ path: [GROCERIES], activeLevel: 0, root: 'Groceries' });
    state().close();
    expect(state()).toMatchObject({ path: [], activeLevel: -1, isOpen: false });
    state().open('Shop');
    expect(state()).toMatchObject({ path: [], activeLevel: 0, root: 'Shop' });
    state().enter(0, GROCERIES);
    expect(state()).toMatchObject({ path: [GROCERIES], activeLevel: 1 });
    await settle();
  });

  it('sets the open flag after 150 ms, but not if the menu was closed before [MEGA-3]', async () => {
    const { clock, state } = setUp();
    state().open('Groceries');
    clock.pass(149);
    expect(state().isOpen).toBe(false);
    clock.pass(1);
    expect(state().isOpen).toBe(true);
    state().close();
    state().open('Groceries');
    state().close();
    clock.pass(1_000);
    expect(state().isOpen).toBe(false);
    await settle();
  });

  it('tracks the path to deeper levels, to siblings and back [MEGA-3]', async () => {
    const { state } = setUp();
    state().open('Groceries');
    state().enter(0, '1');
    state().enter(1, '2');
    expect(state()).toMatchObject({ path: [GROCERIES, '1', '2'], activeLevel: 2 });
    state().enter(0, '9');
    expect(state().path).toEqual([GROCERIES, '9']);
    state().backTo(0);
    expect(state()).toMatchObject({ path: [GROCERIES], activeLevel: 0 });
    await settle();
  });

  it('does not enter a category that is already in the path [MEGA-11]', async () => {
    const { state } = setUp();
    state().open('Groceries');
    state().enter(0, '1');
    state().enter(1, GROCERIES);
    expect(state().path).toEqual([GROCERIES, '1']);
    await settle();
  });

  it('requests each level and each fragment once for repeated opens [MEGA-5] [CONT-10]', async () => {
    const { requests, state } = setUp();
    state().open('Groceries');
    state().open('Groceries');
    await settle();
    state().close();
    state().open('Groceries');
    state().prefetch(GROCERIES);
    await settle();
    expect(requests).toMatchObject({ levels: [GROCERIES], fragments: [MIDDLE_FRAGMENT] });
    expect(state().levels.get(GROCERIES)).toBe('ready');
  });

  it('requests a level again after a failure, or when the response lacked its category [MEGA-10]', async () => {
    const { requests, state } = setUp({ levels: [failed('timeout', ''), ok([])] });
    await state().loadLevel(GROCERIES);
    expect(state().levels.get(GROCERIES)).toBe('failed');
    await state().loadLevel(GROCERIES);
    expect(state().levels.get(GROCERIES)).toBe('failed');
    await state().loadLevel(GROCERIES);
    expect(state().levels.get(GROCERIES)).toBe('ready');
    expect(requests.levels).toHaveLength(3);
  });

  it('requests a fragment again after a failure, but not after status 404 [CONT-10]', async () => {
    const { requests, state } = setUp({ fragments: [failed('http', '', 503), failed('http', '', 404)] });
    for (let turn = 0; turn < 3; turn += 1) await state().loadFragment('menu/x/master');
    expect(requests.fragments).toHaveLength(2);
    expect(state().fragments.size).toBe(0);
  });

  it('stores a response after the menu was closed, without opening it', async () => {
    const { state } = setUp();
    state().open('Groceries');
    state().close();
    await settle();
    expect(state()).toMatchObject({ path: [], activeLevel: -1 });
    expect(state().tree.has('1')).toBe(true);
  });

  it('requests adverts once per category, only at levels 1 and 2 of the mega-menu [MEGA-9]', async () => {
    const { requests, state } = setUp({ categories: LEVEL });
    state().open('Groceries');
    expect(requests.banners).toEqual([]);
    state().enter(0, '1');
    state().enter(1, '2');
    state().enter(2, '3');
    await settle();
    state().enter(0, '1');
    state().backTo(0);
    state().enter(0, '1');
    await settle();
    expect(requests.banners).toEqual(['shop/c1', 'shop/c2']);
    state().close();
    state().open('Shop');
    state().enter(0, GROCERIES);
    await settle();
    expect(requests.banners).toHaveLength(2);
  });

  it('requests again what was pending when it was stopped', async () => {
    const { requests, state } = setUp({ levels: [failed('cancelled', '')] });
    const level = state().loadLevel(GROCERIES);
    state().stop();
    await level;
    await state().loadLevel(GROCERIES);
    expect(requests.levels).toHaveLength(2);
  });

  it('clears loaded and pending content when the user changes, and requests it again [AUTH-2]', async () => {
    let resolve: ((fragment: Result<MenuFragment>) => void) | undefined;
    const pending = new Promise<Result<MenuFragment>>((done) => (resolve = done));
    const clear = jest.fn();
    const { requests, state } = setUp({
      fragments: [pending, ok(FRAGMENT), failed('http', '', 404)],
      clear,
    });
    const waiting = state().loadFragment('pending');
    await state().loadFragment('loaded');
    await state().loadFragment('missing');
    state().clear();
    resolve?.(ok(FRAGMENT));
    await waiting;
    expect(state().fragments.size).toBe(0);
    expect(clear).toHaveBeenCalledTimes(1);
    for (const key of ['pending', 'loaded', 'missing']) await state().loadFragment(key);
    expect(requests.fragments).toEqual(['pending', 'loaded', 'missing', 'pending', 'loaded', 'missing']);
    expect(state().fragments.size).toBe(3);
  });

  it('returns the content of a panel once it has loaded [MEGA-5] [CONT-10]', async () => {
    const [middle, one] = [{ content: 'middle' }, { content: 'one' }];
    const categories = [category('1', [], { fragment: 'menu/category/1/master' }), category('2')];
    const { state } = setUp({ categories, fragments: [ok(middle), ok(one)] });
    await state().loadFragment(MIDDLE_FRAGMENT);
    expect(state().contentOf('1')).toBeUndefined();
    await state().loadFragment('menu/category/1/master');
    expect([GROCERIES, '1', '3'].map(state().contentOf)).toEqual([middle, one, undefined]);
  });

  it.each([
    ['the mega-menu', 'Groceries', [MIDDLE_FRAGMENT], 'middle'],
    ['the side menu', 'Shop', [], undefined],
  ] as const)(
    'shows the general content next to a category without its own in %s [MEGA-1] [SLID-1]',
    async (_, root, requested, content) => {
      const { requests, state } = setUp({
        levels: [GROCERIES, '2'].map(() => failed('http', '', 503)),
        categories: [category('2', ['3'])],
        fragments: [ok({ content: 'middle' })],
      });
      state().open(root);
      state().enter(0, '2');
      await settle();
      expect(requests.fragments).toEqual(requested);
      expect(state().contentOf('2')?.content).toBe(content);
    },
  );

  it.each(['Groceries', 'Shop'] as const)(
    'requests the content of an opened panel below %s [MEGA-5] [SLID-1]',
    async (root) => {
      const levels = [GROCERIES, '1'].map(() => failed('http', '', 503));
      const { requests, state } = setUp({ levels, categories: [category('1', ['2'], { fragment: 'one' })] });
      state().open(root);
      state().enter(0, '1');
      await settle();
      expect(requests.fragments).toContain('one');
    },
  );

  it('requests no content for the side menu while the browser saves data [SLID-1]', async () => {
    const categories = [category('1', ['2'], { fragment: 'one' })];
    const levels = ['1', GROCERIES, '1'].map(() => failed('http', '', 503));
    const { requests, state } = setUp({ levels, categories, savesData: true });
    state().open('Shop');
    state().enter(0, '1');
    await settle();
    expect(requests).toMatchObject({ levels: ['1'], fragments: [] });
    state().open('Groceries');
    state().enter(0, '1');
    await settle();
    expect(requests.fragments).toEqual([MIDDLE_FRAGMENT, 'one']);
  });
});
