import type { DraftStore } from '../../domains/search';
import { lazy } from '../../kernel/lazy';
import type { Browser } from '../../platform/browser';
import type { HeaderContext } from '../../context/context';
import { isSettled, onceReady } from '../../context/once-settled';
import type { Menus } from './menus';

/** Milliseconds without a change of the search field after which a shopper who has typed counts as idle. */
const TYPING_IDLE_MS = 2_500;

/**
 * Calls `callback` once, when the page is idle and the shopper has not typed for a while: prefetching must not delay
 * suggestions [MEGA-3].
 *
 * @returns a function that cancels the call
 */
const onceTypingIdle = (
  browser: Pick<Browser, 'after' | 'whenIdle'>,
  draft: DraftStore,
  callback: () => void,
): (() => void) => {
  const elapse = () => {
    stopListening();
    callback();
  };
  let stopTimer = browser.whenIdle(elapse);
  const stopListening = draft.subscribe(() => {
    stopTimer();
    stopTimer = browser.after(TYPING_IDLE_MS, elapse);
  });
  return () => {
    stopListening();
    stopTimer();
  };
};

export interface LazyMenus {
  /** Loads the category tree and the editors' content. Rejects when its code fails to load. */
  readonly loadMenus: () => Promise<Menus>;
  /** Returns the menus; undefined until they are loaded. */
  readonly current: () => Menus | undefined;
  /**
   * @param onIdle called when the page is idle and the menus are loaded
   * @param isNeeded whether the page shows something of them before a shopper comes near the header
   */
  readonly start: (onIdle: () => void, isNeeded: () => boolean) => () => void;
}

/**
 * Loads the menus when one is opened; or once trolley and slot are displayed and the page is idle, so that the first menu
 * opens at once. A page that shows nothing of them waits until a shopper has come near the header.
 */
export const createLazyMenus = (context: HeaderContext): LazyMenus => {
  const { browser, draft, page, report, session, slot, trolley } = context;
  let menus: Menus | undefined;
  const loadMenus = lazy(async () => {
    const { createMenus } = await import(/* webpackChunkName: "menu-tree" */ './menus');
    menus = await createMenus(context);
    return menus;
  });
  return {
    loadMenus,
    current: () => menus,
    start(onIdle, isNeeded) {
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
      const stop = onceReady(
        [page, session, trolley, slot],
        () => (page.getState().isTouched === true || isNeeded()) && isSettled(context),
        () => onceTypingIdle(browser, draft, prefetch),
      );
      return () => {
        stop();
        menus?.store.getState().stop();
      };
    },
  };
};
