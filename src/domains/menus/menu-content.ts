import type { Banners, Fragments } from './ports';
import type { MenusState, MenusStore } from './state';

interface MenuContentDeps {
  readonly fragments: Fragments;
  /** Undefined when no adverts may be requested. */
  readonly banners?: Banners | undefined;
}

interface MenuContent extends Pick<MenusState, 'loadFragment' | 'clear'> {
  /** Loads the advert of a category, unless it is loaded or pending [MEGA-9]. */
  readonly loadBanner: (id: string) => Promise<void>;
  /** Aborts pending requests. */
  readonly stop: () => void;
}

/** Creates the requests for content of editors and advertisers [CONT-10] [MEGA-9]. */
export const createMenuContent = (
  deps: MenuContentDeps,
  set: MenusStore['setState'],
  get: MenusStore['getState'],
): MenuContent => {
  let cleared = new AbortController();
  const fetching = new Set<string>();
  const stop = () => {
    cleared.abort();
    cleared = new AbortController();
    fetching.clear();
  };
  return {
    async loadBanner(id) {
      const url = get().tree.get(id)?.url;
      const key = `banner ${id}`;
      if (!deps.banners || !url || get().banners.has(id) || fetching.has(key)) return;
      fetching.add(key);
      const { signal } = cleared;
      const result = await deps.banners.load(url, signal);
      if (signal.aborted) return;
      fetching.delete(key);
      if (result.ok) set(({ banners }) => ({ banners: new Map([...banners, [id, result.value]]) }));
    },
    async loadFragment(key) {
      if (get().fragments.has(key) || fetching.has(key)) return;
      fetching.add(key);
      const { signal } = cleared;
      const result = await deps.fragments.load(key, signal);
      if (signal.aborted) return;
      if (result.ok) set((state) => ({ fragments: new Map([...state.fragments, [key, result.value]]) }));
      // A fragment that does not exist stays in `fetching`, so it is not requested again.
      else if (result.failure.status !== 404) fetching.delete(key);
    },
    clear() {
      stop();
      deps.fragments.clear?.();
      set({ fragments: new Map(), banners: new Map() });
    },
    stop,
  };
};
