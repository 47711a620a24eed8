import type { ShoppingContextStore } from '../../domains/account';
import { lazy } from '../../kernel/lazy';
import type { Analytics } from '../../platform/analytics';
import type { EngineDeps } from '../engine';
import type { Services } from '../services';
import type { Menus } from './menus';

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

/** Milliseconds after which the page counts as being at rest. */
const AT_REST = 2_500;

/** Fetches the menus when one is wanted, or once the page is at rest, so that the first opens at once. */
export const createMenusLoader = (deps: MenusDeps): MenusLoader => {
  const { browser, report } = deps;
  let menus: Menus | undefined;
  const loadMenus = lazy(async () => {
    const { createMenus } = await import(/* webpackChunkName: "menu-tree" */ './menus');
    menus = await createMenus(deps);
    return menus;
  });
  return {
    loadMenus,
    start(atRest) {
      const stop = browser.after(AT_REST, () => {
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
