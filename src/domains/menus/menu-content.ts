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
    async loadBanner(id) {
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
    async loadFragment(key) {
      if (get().fragments.has(key)) return;
      await once(key, async () => {
        const { signal } = cleared;
        const result = await deps.fragments.load(key, signal);
        if (signal.aborted) return;
        if (result.ok) set((state) => ({ fragments: new Map([...state.fragments, [key, result.value]]) }));
        else if (result.failure.status !== 404) requests.delete(key);
      });
    },
    clear() {
      stop();
      deps.fragments.clear?.();
      set({ fragments: new Map(), banners: new Map() });
    },
    stop,
  };
};
