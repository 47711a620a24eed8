import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { WIDE_FROM } from '../../../federation/contract';
import { createOpener, loadMegaMenu, type RowMenu, type RowMenus } from '../../domains/menus';
import { lazy } from '../../kernel/lazy';
import { routes } from '../../kernel/routes';
import type { Analytics } from '../../platform/analytics';
import type { Session } from '../../platform/session';
import { isPlain } from '../../ui/Link';
import type { EngineDeps } from '../engine-deps';
import type { PageStore } from '../page-store';
import { PATIENCE } from '../patience';
import type { MenusLoader } from './menus-loader';
import type { WideMenus } from './wide-menus';

/** The menus of the navigation row, as they are now. */
export interface MenuRow {
  readonly menus?: RowMenus;
  /** Comes late, and stands last so that it moves nothing. */
  readonly last?: ReactNode;
}

export interface MenuRowDeps extends Pick<
  EngineDeps,
  'props' | 'browser' | 'element' | 'navigate' | 'report'
> {
  readonly page: PageStore;
  readonly session: Session;
  readonly analytics: Analytics;
  readonly loadMenus: MenusLoader['loadMenus'];
}

/**
 * Makes 'Groceries' the button of its menu [MEGA-3]. Its panel, and the other menus of the row, are fetched once
 * the page is at rest, or when a pointer or the focus comes near.
 */
export const createMenuRow = (deps: MenuRowDeps) => {
  const { page, browser, props, navigate, analytics, loadMenus, report } = deps;
  const menuRow: StoreApi<MenuRow> = createStore<MenuRow>()(() => ({}));
  const hasCategories = Boolean(props.config.services.taxonomy ?? props.preloaded?.taxonomy);
  let wide: WideMenus | undefined;
  let stopWaiting: (() => void) | undefined;

  const isOpen = () => page.getState().openPanel === 'groceries';
  const close = () => {
    page.getState().open('none');
  };
  const load = lazy(async () => {
    const [menus, { createWideMenus }, panels] = await Promise.all([
      loadMenus(),
      import(/* webpackChunkName: "mega-menu" */ './wide-menus'),
      loadMegaMenu(),
    ]);
    wide = createWideMenus({ ...deps, menus, panels, opener, close, onChange: show });
    menus.prepare();
    show();
  });
  const prepare = () => {
    load().catch(() => {
      // Said when it is wanted.
    });
  };
  const opener = createOpener({
    clock: browser,
    isOpen,
    // What isn't there yet can be asked for by a press alone.
    mayHover: () => wide !== undefined && page.getState().openPanel === 'none',
    prepare,
    open() {
      wide?.willOpen();
      page.getState().open('groceries');
      const giveUp = () => {
        if (!isOpen()) return;
        close();
        // Without its menu the button is the link that it was.
        if (!navigate(routes.groceries)) browser.go(routes.groceries);
      };
      stopWaiting?.();
      stopWaiting = browser.after(PATIENCE, giveUp);
      load().then(stopWaiting, (error: unknown) => {
        stopWaiting?.();
        report('groceries menu', error);
        giveUp();
      });
    },
    close,
  });

  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    analytics.track({
      event: 'click_megamenu',
      action: 'button_clicked',
      buttonLabel: 'Groceries',
      buttonType: 'menu',
    });
    opener.press();
  };
  const groceries = (): RowMenu => ({
    toggle: {
      role: 'button',
      'aria-expanded': isOpen(),
      'aria-busy': isOpen() && !wide,
      onPointerEnter: opener.enter,
      onPointerLeave: opener.leave,
      onFocus: prepare,
      onClick: (event) => {
        if (isPlain(event)) press(event);
      },
      onKeyDown: (event) => {
        if (event.key === ' ') press(event);
      },
    },
    panel: wide?.groceries(),
  });
  const show = () => {
    const isMenu = hasCategories && (isOpen() || !wide?.isMissing());
    menuRow.setState({ menus: isMenu ? { groceries: groceries() } : {}, last: wide?.last() }, true);
  };

  return {
    menuRow,
    atRest: () => {
      if (page.getState().width >= WIDE_FROM) prepare();
    },
    startMenuRow: () => {
      show();
      const stop = page.subscribe(({ openPanel, width, here }, before) => {
        const isInRow = openPanel === 'groceries' || openPanel === 'seasonal';
        if (isInRow && (width < WIDE_FROM || here !== before.here)) close();
        else if (openPanel !== before.openPanel) show();
      });
      return () => {
        stop();
        // Whatever comes later finds nothing open, and leaves the page where it is.
        close();
        stopWaiting?.();
        opener.stop();
        wide?.stop();
      };
    },
  };
};
