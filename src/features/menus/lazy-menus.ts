import type { DraftStore } from '../../domains/search';
import { lazy } from '../../kernel/lazy';
import { stopAll } from '../../kernel/stop-all';
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
  /** Returns a function that cancels what is pending. */
  readonly start: (row: MenuRow) => () => void;
}

interface MenuRow {
  /** Called when the menus are loaded, the page is idle, and a shopper has come near the header. */
  readonly onIdle: () => void;
  /** Whether the row shows the season's button, and its title is not known. */
  readonly needsSeason: () => boolean;
  /** Called with the season's title, or with '' if there is none. */
  readonly onSeason: (title: string) => void;
}

/**
 * Loads the menus when one is opened; or once a shopper has come near the header and the page is idle, so that the first menu
 * opens at once. Before, a page requests the title of the season's button, if it shows one. Both wait for trolley and slot.
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
    start({ onIdle, needsSeason, onSeason }) {
      const ended = new AbortController();
      const isTouched = () => page.getState().isTouched === true;
      /** Loads the menus once, when the page is idle and they are wanted. */
      const onceIdle = (isWanted: () => boolean, use: (loaded: Menus) => void) =>
        onceReady(
          [page, session, trolley, slot],
          () => isWanted() && isSettled(context),
          () =>
            onceTypingIdle(browser, draft, () => {
              loadMenus().then(use, (error: unknown) => {
                report('menus', error);
              });
            }),
        );
      return stopAll(
        onceIdle(needsSeason, ({ loadSeason }) => {
          // Then the menus load with their content, and show the season.
          if (isTouched()) return;
          void loadSeason(ended.signal).then((title) => {
            if (!ended.signal.aborted) onSeason(title);
          });
        }),
        onceIdle(isTouched, ({ prepare }) => {
          void prepare();
          onIdle();
        }),
        () => {
          ended.abort();
          menus?.store.getState().stop();
        },
      );
    },
  };
};
