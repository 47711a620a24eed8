import type { ShoppingContextStore } from '../../domains/account';
import { lazy } from '../../kernel/lazy';
import type { Analytics } from '../../platform/analytics';
import type { EngineDeps } from '../engine-deps';
import type { Services } from '../services';
import type { Menus } from './menus';
import { whenAtRest } from './when-at-rest';

export interface MenusDeps extends EngineDeps {
  readonly services: Services;
  readonly analytics: Analytics;
  readonly context: ShoppingContextStore;
}

export interface MenusLoader {
  /** The menu tree and what editors wrote beside it; rejects when its code can't be had. */
  readonly loadMenus: () => Promise<Menus>;
  /** @param atRest is told when the page is at rest and the menus are there */
  readonly start: (atRest: () => void) => () => void;
}

/** Fetches the menus when one is wanted, or once the page is at rest, so that the first opens at once. */
export const createMenusLoader = (deps: MenusDeps): MenusLoader => {
  const { browser, draft, report } = deps;
  let menus: Menus | undefined;
  const loadMenus = lazy(async () => {
    const { createMenus } = await import(/* webpackChunkName: "menu-tree" */ './menus');
    menus = await createMenus(deps);
    return menus;
  });
  return {
    loadMenus,
    start(atRest) {
      const stop = whenAtRest(browser, draft, () => {
        loadMenus().then(
          ({ prepare }) => {
            prepare();
            atRest();
          },
          (error: unknown) => {
            report('menus', error);
          },
        );
      });
      return () => {
        stop();
        menus?.store.getState().stop();
      };
    },
  };
};
