import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import { GROCERIES } from './category-ids';
import { levelOf, pathTo, type Category, type MenuPlace, type MenuRoot, type Tree } from './model';
import type { Banners, Fragments, MenuFragment, Taxonomies } from './ports';

/** Editors' content beside the first panel, and in the seasonal menu [CONT-10]. */
export const MIDDLE_FRAGMENT = 'menu/middle-mega-menu/master';
export const SEASONAL_FRAGMENT = 'menu/seasonal-menu/seasonal-menu-content/master';
/** @param id of the category whose panel it stands beside [MEGA-5] */
export const fragmentOf = (tree: Tree, id: string): string | undefined =>
  id === GROCERIES ? MIDDLE_FRAGMENT : tree.get(id)?.fragment;

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
  /** Lets go of what editors and advertisers wrote: it may be meant for whoever was here [AUTH-2]. */
  readonly forget: () => void;
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
  let forgotten = new AbortController();
  const fetching = new Set<string>();
  const stopContent = () => {
    forgotten.abort();
    forgotten = new AbortController();
    fetching.clear();
  };

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
      const { signal } = forgotten;
      const answer = await deps.banners.load(url, signal);
      if (signal.aborted) return;
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
        const { signal } = forgotten;
        const answer = await fragments.load(key, signal);
        if (signal.aborted) return;
        if (answer.ok) set((state) => ({ fragments: new Map([...state.fragments, [key, answer.value]]) }));
        // One that there isn't is not asked for again; what failed otherwise is, the next time.
        else if (answer.failure.status !== 404) fetching.delete(key);
      },
      prefetch(id) {
        const { root, tree, loadLevel, loadFragment } = get();
        void loadLevel(id);
        const key = fragmentOf(tree, id);
        // The side panel has no room for content beside its levels.
        if (key && root === 'Groceries') void loadFragment(key);
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
        go({ root, path: [...pathTo(get(), level), id] });
      },
      backTo(level) {
        const place = { root: get().root, path: pathTo(get(), level) };
        set({ ...place, activeLevel: levelOf(place) });
      },
      close() {
        stopOpening?.();
        set({ path: [], activeLevel: -1, isOpen: false });
      },
      forget() {
        stopContent();
        fragments.forget?.();
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
