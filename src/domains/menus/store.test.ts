import { createManualClock } from '../../kernel/testing/manual-clock';
import { failed, ok, type Result } from '../../kernel/result';
import { GROCERIES } from './category-ids';
import { type Category } from './model';
import type { MenuFragment } from './ports';
import { createMenusStore, fragmentOf, MIDDLE_FRAGMENT } from './store';
import { category, treeOf } from './testing/categories';

const LEVEL: readonly Category[] = [category(GROCERIES, ['1']), category('1', ['2']), category('2', ['3'])];
const FRAGMENT: MenuFragment = { content: null };

interface Script {
  readonly levels?: readonly Result<readonly Category[]>[];
  readonly fragments?: readonly (Result<MenuFragment> | Promise<Result<MenuFragment>>)[];
  readonly forget?: () => void;
  readonly categories?: readonly Category[];
}

const sit = ({ levels = [], fragments = [], categories = [], forget = () => undefined }: Script = {}) => {
  const clock = createManualClock();
  const asked = { levels: [] as string[], fragments: [] as string[], banners: [] as string[] };
  const store = createMenusStore({
    clock,
    categories,
    taxonomies: {
      load: async (id) => levels[asked.levels.push(id) - 1] ?? ok(LEVEL),
    },
    fragments: {
      load: async (key) => fragments[asked.fragments.push(key) - 1] ?? ok(FRAGMENT),
      forget,
    },
    banners: {
      load: async (url) => {
        asked.banners.push(url);
        return ok(FRAGMENT);
      },
    },
  });
  return { clock, asked, store, state: store.getState };
};
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the menus', () => {
  it('stand at no level until one is opened, and again once it is closed [MEGA-3]', async () => {
    const { state } = sit();
    expect(state().activeLevel).toBe(-1);
    state().open('Groceries');
    expect(state()).toMatchObject({ path: [GROCERIES], activeLevel: 0, root: 'Groceries' });
    state().close();
    expect(state()).toMatchObject({ path: [], activeLevel: -1, isOpen: false });
    state().open('Shop');
    expect(state()).toMatchObject({ path: [], activeLevel: 0, root: 'Shop' });
    await settled();
  });

  it('set their open flag after 150 ms, and never once they are closed [MEGA-3]', async () => {
    const { clock, state } = sit();
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
    await settled();
  });

  it('keep the history of levels: deeper, beside, and back [MEGA-3]', async () => {
    const { state } = sit();
    state().open('Groceries');
    state().enter(0, '1');
    state().enter(1, '2');
    expect(state()).toMatchObject({ path: [GROCERIES, '1', '2'], activeLevel: 2 });
    state().enter(0, '9');
    expect(state().path).toEqual([GROCERIES, '9']);
    state().backTo(0);
    expect(state()).toMatchObject({ path: [GROCERIES], activeLevel: 0 });
    await settled();
  });

  it('enter nothing twice on one way [MEGA-11]', async () => {
    const { state } = sit();
    state().open('Groceries');
    state().enter(0, '1');
    state().enter(1, GROCERIES);
    expect(state().path).toEqual([GROCERIES, '1']);
    await settled();
  });

  it('ask for each level and each fragment once, however often they are opened [MEGA-5] [CONT-10]', async () => {
    const { asked, state } = sit();
    state().open('Groceries');
    state().open('Groceries');
    await settled();
    state().close();
    state().open('Groceries');
    state().prefetch(GROCERIES);
    await settled();
    expect(asked).toMatchObject({ levels: [GROCERIES], fragments: [MIDDLE_FRAGMENT] });
    expect(state().levels.get(GROCERIES)).toBe('ready');
  });

  it('show at once what the page brought along, and ask for no more of it [MEGA-3]', async () => {
    const { asked, state } = sit({ categories: LEVEL });
    expect(state().levels.get(GROCERIES)).toBe('ready');
    state().open('Groceries');
    await settled();
    expect(asked.levels).toEqual([]);
  });

  it('ask again for a level that failed, and for one that came without its category [MEGA-10]', async () => {
    const { asked, state } = sit({ levels: [failed('timeout', ''), ok([])] });
    await state().loadLevel(GROCERIES);
    expect(state().levels.get(GROCERIES)).toBe('failed');
    await state().loadLevel(GROCERIES);
    expect(state().levels.get(GROCERIES)).toBe('failed');
    await state().loadLevel(GROCERIES);
    expect(state().levels.get(GROCERIES)).toBe('ready');
    expect(asked.levels).toHaveLength(3);
  });

  it('ask again for a fragment that failed, never for one that there is not [CONT-10]', async () => {
    const { asked, state } = sit({ fragments: [failed('http', '', 503), failed('http', '', 404)] });
    for (let turn = 0; turn < 3; turn += 1) await state().loadFragment('menu/x/master');
    expect(asked.fragments).toHaveLength(2);
    expect(state().fragments.size).toBe(0);
  });

  it('take a late answer without opening anything', async () => {
    const { state } = sit();
    state().open('Groceries');
    state().close();
    await settled();
    expect(state()).toMatchObject({ path: [], activeLevel: -1 });
    expect(state().tree.has('1')).toBe(true);
  });

  it('ask for adverts at levels 1 and 2 of the wide menus only, once a category [MEGA-9]', async () => {
    const { asked, state } = sit({ categories: LEVEL });
    state().open('Groceries');
    expect(asked.banners).toEqual([]);
    state().enter(0, '1');
    state().enter(1, '2');
    await settled();
    state().enter(0, '1');
    state().backTo(0);
    state().enter(0, '1');
    await settled();
    expect(asked.banners).toEqual(['shop/c1', 'shop/c2']);
    state().close();
    state().open('Shop');
    state().enter(0, GROCERIES);
    await settled();
    expect(asked.banners).toHaveLength(2);
  });

  it('ask anew for what was under way when they were stopped', async () => {
    const { asked, state } = sit({ levels: [failed('cancelled', '')] });
    const level = state().loadLevel(GROCERIES);
    state().stop();
    await level;
    await state().loadLevel(GROCERIES);
    expect(asked.levels).toHaveLength(2);
  });

  it('let go of what was written for whoever was here, on its way or there, and ask anew [AUTH-2]', async () => {
    let answer: ((fragment: Result<MenuFragment>) => void) | undefined;
    const late = new Promise<Result<MenuFragment>>((done) => (answer = done));
    const forget = jest.fn();
    const { asked, state } = sit({ fragments: [late, ok(FRAGMENT), failed('http', '', 404)], forget });
    const waiting = state().loadFragment('late');
    await state().loadFragment('there');
    await state().loadFragment('none');
    state().forget();
    answer?.(ok(FRAGMENT));
    await waiting;
    expect(state().fragments.size).toBe(0);
    expect(forget).toHaveBeenCalledTimes(1);
    for (const key of ['late', 'there', 'none']) await state().loadFragment(key);
    expect(asked.fragments).toEqual(['late', 'there', 'none', 'late', 'there', 'none']);
    expect(state().fragments.size).toBe(3);
  });

  it('name the fragment of each panel whose category has one [MEGA-5] [CONT-10]', () => {
    const tree = treeOf(category('1', [], { fragment: 'menu/category/1/master' }), category('2'));
    expect([GROCERIES, '1', '2', '3'].map((id) => fragmentOf(tree, id))).toEqual([
      'menu/middle-mega-menu/master',
      'menu/category/1/master',
      undefined,
      undefined,
    ]);
  });

  it('ask for content where it is shown: in the wide menu, not in the side panel [MEGA-5]', async () => {
    const levels = [GROCERIES, '1'].map(() => failed('http', '', 503));
    const { asked, state } = sit({ levels, categories: [category('1', ['2'], { fragment: 'one' })] });
    state().open('Shop');
    state().enter(0, '1');
    await settled();
    expect(asked.fragments).toEqual([]);
    state().open('Groceries');
    state().enter(0, '1');
    await settled();
    expect(asked.fragments).toEqual([MIDDLE_FRAGMENT, 'one']);
  });
});
