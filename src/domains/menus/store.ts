import { createStore } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import { GROCERIES } from './category-ids';
import { levelOf, pathTo, type Category, type MenuPlace, type Tree } from './model';
import type { Banners, Fragments, Taxonomies } from './ports';
import type { MenusState, MenusStore, LevelStatus } from './state';

/** Keys of the content next to the first panel and in the seasonal menu [CONT-10]. */
export const MIDDLE_FRAGMENT = 'menu/middle-mega-menu/master';
export const SEASONAL_FRAGMENT = 'menu/seasonal-menu/seasonal-menu-content/master';
/** Returns the key of the content next to a category's panel, or below its items in the side menu [MEGA-5]. */
const fragmentOf = ({ root, tree }: Pick<MenusState, 'root' | 'tree'>, id: string): string | undefined => {
  if (id === GROCERIES) return MIDDLE_FRAGMENT;
  const category = tree.get(id);
  return root === 'Groceries' && category ? (category.fragment ?? MIDDLE_FRAGMENT) : category?.fragment;
};

export interface MenusDeps {
  readonly taxonomies: Taxonomies;
  readonly fragments: Fragments;
  /** Undefined when no adverts may be requested. */
  readonly banners?: Banners | undefined;
  readonly clock: Pick<Clock, 'after'>;
  /** Whether the browser saves data or has a slow connection. */
  readonly savesData: () => boolean;
  readonly categories: readonly Category[];
}

/** Levels whose panels have adverts [MEGA-9]. */
const BANNER_LEVELS: readonly number[] = [1, 2];
/** Milliseconds between opening a menu and setting its open flag [MEGA-3]. */
const OPEN_DELAY_MS = 150;

/** Returns the tree with these categories added or replaced. */
const mergeTree = (tree: Tree, categories: readonly Category[]): Tree =>
  new Map([...tree, ...categories.map((one) => [one.id, one] as const)]);

/** Creates the requests for the children of categories [MEGA-10]. */
const createLevels = (taxonomies: Taxonomies, set: MenusStore['setState'], get: MenusStore['getState']) => {
  let ended = new AbortController();
  const setLevel = (id: string, status: LevelStatus) => {
    set(({ levels }) => ({ levels: new Map([...levels, [id, status]]) }));
  };
  return {
    loadLevel: async (id: string) => {
      const status = get().levels.get(id);
      if (status === 'pending' || status === 'ready') return;
      setLevel(id, 'pending');
      const result = await taxonomies.load(id, ended.signal);
      if (result.ok) set(({ tree }) => ({ tree: mergeTree(tree, result.value) }));
      setLevel(id, result.ok && get().tree.has(id) ? 'ready' : 'failed');
    },
    stop: () => {
      ended.abort();
      ended = new AbortController();
    },
  };
};

/** Creates the requests for content of editors and advertisers [CONT-10] [MEGA-9]. */
const createMenuContent = (
  deps: Pick<MenusDeps, 'fragments' | 'banners'>,
  set: MenusStore['setState'],
  get: MenusStore['getState'],
) => {
  let cleared = new AbortController();
  /** By key. A fragment that does not exist stays, so it is not requested again. */
  const requests = new Map<string, Promise<void>>();
  const stop = () => {
    cleared.abort();
    cleared = new AbortController();
    requests.clear();
  };
  /** Returns the pending request of a key, or sends it. */
  const once = (key: string, send: () => Promise<void>) => {
    const request = requests.get(key) ?? send();
    requests.set(key, request);
    return request;
  };
  return {
    /** Loads the advert of a category, unless it is loaded or pending [MEGA-9]. */
    loadBanner: async (id: string) => {
      const url = get().tree.get(id)?.url;
      const { banners: source } = deps;
      if (!source || !url || get().banners.has(id)) return;
      const key = `banner ${id}`;
      await once(key, async () => {
        const { signal } = cleared;
        const result = await source.load(url, signal);
        if (signal.aborted) return;
        requests.delete(key);
        if (result.ok) set(({ banners }) => ({ banners: new Map([...banners, [id, result.value]]) }));
      });
    },
    loadFragment: async (key: string) => {
      if (get().fragments.has(key)) return;
      await once(key, async () => {
        const { signal } = cleared;
        const result = await deps.fragments.load(key, signal);
        if (signal.aborted) return;
        if (result.ok) set((state) => ({ fragments: new Map([...state.fragments, [key, result.value]]) }));
        else if (result.failure.status !== 404) requests.delete(key);
      });
    },
    clear: () => {
      stop();
      deps.fragments.clear?.();
      set({ fragments: new Map(), banners: new Map() });
    },
    stop,
  };
};

/** Creates the store of the menus: the loaded categories, their content and adverts, and the path of the open menu. */
export const createMenusStore = (deps: MenusDeps): MenusStore => {
  const { clock, categories } = deps;
  let stopOpening: (() => void) | undefined;

  return createStore<MenusState>()((set, get) => {
    const levels = createLevels(deps.taxonomies, set, get);
    const content = createMenuContent(deps, set, get);
    const goTo = (place: MenuPlace) => {
      set({ ...place, activeLevel: levelOf(place) });
      const id = place.path.at(-1);
      if (id === undefined) return;
      get().prefetch(id);
      // The side menu has no space for adverts, so it requests none.
      if (place.root === 'Groceries' && BANNER_LEVELS.includes(levelOf(place))) void content.loadBanner(id);
    };
    return {
      tree: mergeTree(new Map(), categories),
      levels: new Map(categories.some(({ id }) => id === GROCERIES) ? [[GROCERIES, 'ready']] : []),
      fragments: new Map(),
      banners: new Map(),
      root: 'Groceries',
      path: [],
      activeLevel: -1,
      isOpen: false,
      contentOf: (id) => get().fragments.get(fragmentOf(get(), id) ?? ''),
      loadLevel: levels.loadLevel,
      loadFragment: content.loadFragment,
      prefetch(id) {
        const { root, loadLevel, loadFragment } = get();
        void loadLevel(id);
        const key = fragmentOf(get(), id);
        // In the side menu, content is optional and below the items.
        if (key && (root === 'Groceries' || !deps.savesData())) void loadFragment(key);
      },
      open(root) {
        goTo({ root, path: root === 'Groceries' ? [GROCERIES] : [] });
        stopOpening?.();
        stopOpening = clock.after(OPEN_DELAY_MS, () => {
          set({ isOpen: true });
        });
      },
      enter(level, id) {
        const { root, path } = get();
        // A cyclic taxonomy must not make the path endless [MEGA-11].
        if (path.includes(id)) return;
        goTo({ root, path: [...pathTo(get(), level), id] });
      },
      backTo(level) {
        const place = { root: get().root, path: pathTo(get(), level) };
        set({ ...place, activeLevel: levelOf(place) });
      },
      close() {
        stopOpening?.();
        set({ path: [], activeLevel: -1, isOpen: false });
      },
      clear: content.clear,
      stop() {
        get().close();
        levels.stop();
        content.stop();
      },
    };
  });
};
