import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import { GROCERIES } from './category-ids';
import { levelOf, pathTo, type Category, type MenuPlace, type MenuRoot, type Tree } from './model';
import type { Banners, Fragments, MenuFragment, Taxonomies } from './ports';

/** Keys of the content next to the first panel and in the seasonal menu [CONT-10]. */
export const MIDDLE_FRAGMENT = 'menu/middle-mega-menu/master';
export const SEASONAL_FRAGMENT = 'menu/seasonal-menu/seasonal-menu-content/master';
/** Returns the key of the content next to a category's panel [MEGA-5]. */
const fragmentOf = (tree: Tree, id: string): string | undefined =>
  id === GROCERIES ? MIDDLE_FRAGMENT : tree.get(id)?.fragment;

type LevelStatus = 'pending' | 'ready' | 'failed';

export interface MenusState extends MenuPlace {
  readonly tree: Tree;
  /** Status of each category whose children were requested [MEGA-10]. */
  readonly levels: ReadonlyMap<string, LevelStatus>;
  /** Loaded fragments by key [CONT-10]. */
  readonly fragments: ReadonlyMap<string, MenuFragment>;
  /** Adverts by category, for the page's lifetime [MEGA-9]. */
  readonly banners: ReadonlyMap<string, MenuFragment>;
  /** Level of the innermost panel; −1 while no menu is open [MEGA-3]. */
  readonly activeLevel: number;
  /** Editors' content for the panel of a category, once it has loaded [MEGA-5]. */
  readonly contentOf: (id: string) => MenuFragment | undefined;
  /** Set 150 ms after a menu was opened, when its panel no longer moves, so that hover positions are valid [MEGA-3]. */
  readonly isOpen: boolean;
  /** Loads a category's children and grandchildren, unless they are loaded or pending. */
  readonly loadLevel: (id: string) => Promise<void>;
  /** Loads a fragment, unless it is loaded, pending or was not found. */
  readonly loadFragment: (key: string) => Promise<void>;
  /** Requests what a category's panel will show. */
  readonly prefetch: (id: string) => void;
  readonly open: (root: MenuRoot) => void;
  /** Opens the panel of an item of the panel of `level`. */
  readonly enter: (level: number, id: string) => void;
  /** Goes back until the panel of `level` is the innermost. */
  readonly backTo: (level: number) => void;
  readonly close: () => void;
  /** Removes content of editors and advertisers, because it may be meant for the previous user [AUTH-2]. */
  readonly clear: () => void;
  /** Closes the menu and aborts pending requests; later calls send them again. */
  readonly stop: () => void;
}

export type MenusStore = StoreApi<MenusState>;

export interface MenusDeps {
  readonly taxonomies: Taxonomies;
  readonly fragments: Fragments;
  /** Undefined when no adverts may be requested. */
  readonly banners?: Banners | undefined;
  readonly clock: Pick<Clock, 'after'>;
  /** Whether the browser saves data or has a slow connection. */
  readonly savesData: () => boolean;
  /** The categories that the host's page preloaded. */
  readonly categories: readonly Category[];
}

/** Levels whose panels have adverts [MEGA-9]. */
const BANNER_LEVELS: readonly number[] = [1, 2];
/** Milliseconds between opening a menu and setting its open flag [MEGA-3]. */
const OPEN_DELAY_MS = 150;

const mergeTree = (tree: Tree, categories: readonly Category[]): Tree =>
  new Map([...tree, ...categories.map((one) => [one.id, one] as const)]);

/** Creates the store of the menus: the loaded categories, their content and adverts, and the path of the open menu. */
export const createMenusStore = (deps: MenusDeps): MenusStore => {
  const { taxonomies, fragments, clock, categories } = deps;
  let stopOpening: (() => void) | undefined;
  let ended = new AbortController();
  let cleared = new AbortController();
  const fetching = new Set<string>();
  const stopContent = () => {
    cleared.abort();
    cleared = new AbortController();
    fetching.clear();
  };

  return createStore<MenusState>()((set, get) => {
    const setLevel = (id: string, status: LevelStatus) => {
      set(({ levels }) => ({ levels: new Map([...levels, [id, status]]) }));
    };
    const goTo = (place: MenuPlace) => {
      set({ ...place, activeLevel: levelOf(place) });
      const id = place.path.at(-1);
      if (id === undefined) return;
      get().prefetch(id);
      // The side menu has no space for adverts, so it requests none.
      if (place.root === 'Groceries' && BANNER_LEVELS.includes(levelOf(place))) void loadBanner(id);
    };
    const loadBanner = async (id: string) => {
      const url = get().tree.get(id)?.url;
      const key = `banner ${id}`;
      if (!deps.banners || !url || get().banners.has(id) || fetching.has(key)) return;
      fetching.add(key);
      const { signal } = cleared;
      const result = await deps.banners.load(url, signal);
      if (signal.aborted) return;
      fetching.delete(key);
      if (result.ok) set(({ banners }) => ({ banners: new Map([...banners, [id, result.value]]) }));
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
      contentOf: (id) => get().fragments.get(fragmentOf(get().tree, id) ?? ''),
      async loadLevel(id) {
        const status = get().levels.get(id);
        if (status === 'pending' || status === 'ready') return;
        setLevel(id, 'pending');
        const result = await taxonomies.load(id, ended.signal);
        if (result.ok) set(({ tree }) => ({ tree: mergeTree(tree, result.value) }));
        setLevel(id, result.ok && get().tree.has(id) ? 'ready' : 'failed');
      },
      async loadFragment(key) {
        if (get().fragments.has(key) || fetching.has(key)) return;
        fetching.add(key);
        const { signal } = cleared;
        const result = await fragments.load(key, signal);
        if (signal.aborted) return;
        if (result.ok) set((state) => ({ fragments: new Map([...state.fragments, [key, result.value]]) }));
        // A fragment that does not exist stays in `fetching`, so it is not requested again.
        else if (result.failure.status !== 404) fetching.delete(key);
      },
      prefetch(id) {
        const { root, tree, loadLevel, loadFragment } = get();
        void loadLevel(id);
        const key = fragmentOf(tree, id);
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
      clear() {
        stopContent();
        fragments.clear?.();
        set({ fragments: new Map(), banners: new Map() });
      },
      stop() {
        get().close();
        ended.abort();
        ended = new AbortController();
        stopContent();
      },
    };
  });
};
