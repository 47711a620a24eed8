import { createStore, type StoreApi } from 'zustand/vanilla';
import { isStorefrontPath } from '../../shop/paths';

export interface NavigationState {
  /** Path and query now on show. */
  readonly href: string;
  /** How many moves the script made itself; 0 on the page as it came. */
  readonly moves: number;
}

export interface Navigation {
  readonly store: StoreApi<NavigationState>;
  /** Moves within the storefront by script; leaves for every other page of the shop. */
  readonly navigate: (href: string) => void;
}

/** Client-side navigation by the History API. One listener, for the life of the page. */
export const createNavigation = (page: Window): Navigation => {
  const here = (): string => page.location.pathname + page.location.search;
  const store = createStore<NavigationState>()(() => ({ href: here(), moves: 0 }));
  const show = (): void => {
    store.setState(({ moves }) => ({ href: here(), moves: moves + 1 }));
  };
  page.addEventListener('popstate', show);

  return {
    store,
    navigate: (href) => {
      const target = new URL(href, page.location.href);
      if (target.origin !== page.location.origin || !isStorefrontPath(target.pathname)) {
        page.location.assign(target);
        return;
      }
      page.history.pushState(null, '', target);
      show();
      page.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
};
