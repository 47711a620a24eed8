import { lazy } from '../../kernel/lazy';
import type { HeaderContext } from '../../context/context';
import { onceSettled } from '../../context/once-settled';
import type { Menus } from './menus';
import { onceTypingIdle } from './once-typing-idle';

export interface LazyMenus {
  /** Loads the category tree and the editors' content. Rejects when its code fails to load. */
  readonly loadMenus: () => Promise<Menus>;
  /** Returns the menus; undefined until they are loaded. */
  readonly current: () => Menus | undefined;
  /** @param onIdle called when the page is idle and the menus are loaded */
  readonly start: (onIdle: () => void) => () => void;
}

/**
 * Loads the menus when one is opened, or once trolley and slot are displayed and the page is idle, so that the first menu
 * opens at once.
 */
export const createLazyMenus = (context: HeaderContext): LazyMenus => {
  const { browser, draft, report } = context;
  let menus: Menus | undefined;
  const loadMenus = lazy(async () => {
    const { createMenus } = await import(/* webpackChunkName: "menu-tree" */ './menus');
    menus = await createMenus(context);
    return menus;
  });
  return {
    loadMenus,
    current: () => menus,
    start(onIdle) {
      const prefetch = () => {
        loadMenus().then(
          ({ prepare }) => {
            void prepare();
            onIdle();
          },
          (error: unknown) => {
            report('menus', error);
          },
        );
      };
      const stop = onceSettled(context, () => onceTypingIdle(browser, draft, prefetch));
      return () => {
        stop();
        menus?.store.getState().stop();
      };
    },
  };
};
