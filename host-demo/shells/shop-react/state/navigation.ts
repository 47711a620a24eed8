import { createStore, type StoreApi } from 'zustand/vanilla';

interface NavigationState {
  /** Path and query of the current view. */
  readonly href: string;
  /** How many client-side navigations there were; 0 on the loaded page. */
  readonly moves: number;
}

export interface Navigation {
  readonly store: StoreApi<NavigationState>;
  /** Navigates within the shell by script, and loads every other page of the shop. */
  readonly navigate: (href: string) => void;
}

/**
 * Creates client-side navigation with the History API. Its one listener lives as long as the page.
 *
 * @param isOwnPath whether the shell renders a path itself
 */
export const createNavigation = (page: Window, isOwnPath: (path: string) => boolean): Navigation => {
  const here = (): string => page.location.pathname + page.location.search;
  const store = createStore<NavigationState>()(() => ({ href: here(), moves: 0 }));
  const show = (): void => {
    store.setState(({ moves }) => ({ href: here(), moves: moves + 1 }));
  };
  page.addEventListener('popstate', () => {
    // A link within the page moves the focus by itself, such as the skip link before the header's code has loaded.
    if (here() !== store.getState().href) show();
  });

  return {
    store,
    navigate: (href) => {
      const target = new URL(href, page.location.href);
      if (target.origin !== page.location.origin || !isOwnPath(target.pathname)) {
        page.location.assign(target);
        return;
      }
      page.history.pushState(null, '', target);
      show();
      page.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
};
