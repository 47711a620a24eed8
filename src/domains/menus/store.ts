import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import { GROCERIES } from './category-ids';
import { levelOf, type Category, type MenuPlace, type MenuRoot, type Tree } from './model';
import type { Banners, Fragments, MenuFragment, Taxonomies } from './ports';

/** Editors' content beside the first panel, and in the seasonal menu [CONT-10]. */
export const MIDDLE_FRAGMENT = 'menu/middle-mega-menu/master';
export const SEASONAL_FRAGMENT = 'menu/seasonal-menu/seasonal-menu-content/master';
/** Content beside one category's panel [MEGA-5]. */
const categoryFragment = (id: string): string => `menu/category/${encodeURIComponent(id)}/master`;
/** @param id of the category whose panel it stands beside */
export const fragmentOf = (id: string): string => (id === GROCERIES ? MIDDLE_FRAGMENT : categoryFragment(id));

type LevelStatus = 'pending' | 'ready' | 'failed';

export interface MenusState extends MenuPlace {
  readonly tree: Tree;
  /** Of each category whose children were asked for [MEGA-10]. */
  readonly levels: ReadonlyMap<string, LevelStatus>;
  /** Those that came; one that failed is not there [CONT-10]. */
  readonly fragments: ReadonlyMap<string, MenuFragment>;
  /** Adverts by category, for the page's lifetime [MEGA-9]. */
  readonly banners: ReadonlyMap<string, MenuFragment>;
  /** Level of the innermost panel; −1 while no menu is open [MEGA-3]. */
  readonly activeLevel: number;
  /** Set 150 ms after a menu was opened [MEGA-3]. */
  readonly isOpen: boolean;
  /** Loads a category's children and theirs, unless they are there or on their way. */
  readonly loadLevel: (id: string) => Promise<void>;
  readonly loadFragment: (key: string) => Promise<void>;
  /** Asks for what a category's panel will show. */
  readonly prefetch: (id: string) => void;
  readonly open: (root: MenuRoot) => void;
  /** Opens the panel of an item that stands in the panel of `level`. */
  readonly enter: (level: number, id: string) => void;
  /** Goes back until the panel of `level` is the innermost. */
  readonly backTo: (level: number) => void;
  readonly close: () => void;
  /** Ends what is under way; what didn't come is asked for again when it is wanted. */
  readonly stop: () => void;
}

export type MenusStore = StoreApi<MenusState>;

export interface MenusDeps {
  readonly taxonomies: Taxonomies;
  readonly fragments: Fragments;
  /** Undefined where none may be asked for. */
  readonly banners?: Banners | undefined;
  readonly clock: Pick<Clock, 'after'>;
  /** What the host's page brought along. */
  readonly categories: readonly Category[];
}

/** Levels whose panels carry adverts [MEGA-9]. */
const BANNER_LEVELS: readonly number[] = [1, 2];
/** Milliseconds from the opening to the open flag [MEGA-3]. */
const OPEN_AFTER = 150;

const merged = (tree: Tree, categories: readonly Category[]): Tree =>
  new Map([...tree, ...categories.map((one) => [one.id, one] as const)]);

/** The shop's categories as far as they are known, what editors wrote beside them, and where a menu stands. */
export const createMenusStore = (deps: MenusDeps): MenusStore => {
  const { taxonomies, fragments, clock, categories } = deps;
  let stopOpening: (() => void) | undefined;
  let ended = new AbortController();
  const fetching = new Set<string>();

  return createStore<MenusState>()((set, get) => {
    const setLevel = (id: string, status: LevelStatus) => {
      set(({ levels }) => ({ levels: new Map([...levels, [id, status]]) }));
    };
    const go = (place: MenuPlace) => {
      set({ ...place, activeLevel: levelOf(place) });
      const id = place.path.at(-1);
      if (id === undefined) return;
      get().prefetch(id);
      // The side panel has no room for adverts, so it asks for none.
      if (place.root === 'Groceries' && BANNER_LEVELS.includes(levelOf(place))) void loadBanner(id);
    };
    const loadBanner = async (id: string) => {
      const url = get().tree.get(id)?.url;
      const key = `banner ${id}`;
      if (!deps.banners || !url || get().banners.has(id) || fetching.has(key)) return;
      fetching.add(key);
      const answer = await deps.banners.load(url, ended.signal);
      fetching.delete(key);
      if (answer.ok) set(({ banners }) => ({ banners: new Map([...banners, [id, answer.value]]) }));
    };
    return {
      tree: merged(new Map(), categories),
      levels: new Map(categories.some(({ id }) => id === GROCERIES) ? [[GROCERIES, 'ready']] : []),
      fragments: new Map(),
      banners: new Map(),
      root: 'Groceries',
      path: [],
      activeLevel: -1,
      isOpen: false,
      async loadLevel(id) {
        const status = get().levels.get(id);
        if (status === 'pending' || status === 'ready') return;
        setLevel(id, 'pending');
        const answer = await taxonomies.load(id, ended.signal);
        if (answer.ok) set(({ tree }) => ({ tree: merged(tree, answer.value) }));
        setLevel(id, answer.ok && get().tree.has(id) ? 'ready' : 'failed');
      },
      async loadFragment(key) {
        if (get().fragments.has(key) || fetching.has(key)) return;
        fetching.add(key);
        const answer = await fragments.load(key, ended.signal);
        if (answer.ok) set((state) => ({ fragments: new Map([...state.fragments, [key, answer.value]]) }));
        // One that there isn't is not asked for again; what failed otherwise is, the next time.
        else if (answer.failure.status !== 404) fetching.delete(key);
      },
      prefetch(id) {
        void get().loadLevel(id);
        void get().loadFragment(fragmentOf(id));
      },
      open(root) {
        go({ root, path: root === 'Groceries' ? [GROCERIES] : [] });
        stopOpening?.();
        stopOpening = clock.after(OPEN_AFTER, () => {
          set({ isOpen: true });
        });
      },
      enter(level, id) {
        const { root, path } = get();
        // A taxonomy that leads back to itself goes no deeper [MEGA-11].
        if (path.includes(id)) return;
        go({ root, path: [...path.slice(0, level + (root === 'Groceries' ? 1 : 0)), id] });
      },
      backTo(level) {
        const { root, path } = get();
        const place = { root, path: path.slice(0, level + (root === 'Groceries' ? 1 : 0)) };
        set({ ...place, activeLevel: levelOf(place) });
      },
      close() {
        stopOpening?.();
        set({ path: [], activeLevel: -1, isOpen: false });
      },
      stop() {
        get().close();
        ended.abort();
        ended = new AbortController();
      },
    };
  });
};
