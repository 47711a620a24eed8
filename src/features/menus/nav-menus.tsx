import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { WIDE_FROM } from '../../../federation/contract';
import { createMenuTrigger, loadMegaMenu, type RowMenu, type RowMenus } from '../../domains/menus';
import { lazy } from '../../kernel/lazy';
import { routes } from '../../kernel/routes';
import { isPlainClick } from '../../ui/Link';
import type { HeaderContext } from '../../header/context/context';
import { INTERACTION_TIMEOUT_MS } from '../../header/context/timeouts';
import type { LazyMenus } from './lazy-menus';
import type { MegaMenuController } from './mega-menu-controller';

/** What the navigation row renders of the menus. */
export interface NavMenuState {
  readonly menus?: RowMenus;
  /** Lazy-loaded, and rendered last so that it moves nothing. */
  readonly last?: ReactNode;
}

/**
 * Makes the 'Groceries' link the button of its menu [MEGA-3]. Its panel, and the other menus of the row, are loaded once
 * the page is idle, or when a pointer or the focus reaches the button.
 */
export const createNavMenus = (context: HeaderContext, loadMenus: LazyMenus['loadMenus']) => {
  const { page, browser, props, navigate, analytics, report } = context;
  const state: StoreApi<NavMenuState> = createStore<NavMenuState>()(() => ({}));
  const hasCategories = Boolean(props.config.services.taxonomy ?? props.preloaded?.taxonomy);
  let megaMenu: MegaMenuController | undefined;
  let stopWaiting: (() => void) | undefined;
  /** Requests the categories again after they failed to load. */
  let retry: () => void = () => undefined;

  const isOpen = () => page.getState().openPanel === 'groceries';
  const close = () => {
    page.getState().open('none');
  };
  const load = lazy(async () => {
    const [menus, { createMegaMenuController }, panels] = await Promise.all([
      loadMenus(),
      import(/* webpackChunkName: "mega-menu" */ './mega-menu-controller'),
      loadMegaMenu(),
    ]);
    megaMenu = createMegaMenuController({ ...context, menus, panels, trigger, close, onChange: show });
    retry = () => {
      if (megaMenu?.isMissing()) menus.prepare();
    };
    menus.prepare();
    show();
  });
  const prepare = () => {
    load().catch(() => {
      // Reported when the menu is opened.
    });
  };
  const trigger = createMenuTrigger({
    clock: browser,
    isOpen,
    // A menu that is not loaded opens by a press only.
    mayHover: () => megaMenu !== undefined && page.getState().openPanel === 'none',
    prepare,
    open() {
      megaMenu?.willOpen();
      page.getState().open('groceries');
      const giveUp = () => {
        if (!isOpen()) return;
        close();
        // Without its menu the button does what the link did.
        if (!navigate(routes.groceries)) browser.go(routes.groceries);
      };
      stopWaiting?.();
      stopWaiting = browser.after(INTERACTION_TIMEOUT_MS, giveUp);
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
    trigger.press();
  };
  const groceries = (): RowMenu => ({
    toggle: {
      role: 'button',
      'aria-expanded': isOpen(),
      'aria-busy': isOpen() && !megaMenu,
      onPointerEnter: trigger.enter,
      onPointerLeave: trigger.leave,
      onFocus: prepare,
      onClick: (event) => {
        if (isPlainClick(event)) press(event);
      },
      onKeyDown: (event) => {
        if (event.key === ' ') press(event);
      },
    },
    panel: megaMenu?.groceries(),
  });
  /** Without categories 'Groceries' is a link, which the browser or the host's router follows. */
  const groceriesLink = (): RowMenu => ({ toggle: { onClick: retry }, panel: undefined });
  const show = () => {
    const isMenu = isOpen() || !megaMenu?.isMissing();
    const menu = isMenu ? groceries() : groceriesLink();
    state.setState({ menus: hasCategories ? { groceries: menu } : {}, last: megaMenu?.last() }, true);
  };

  return {
    state,
    onIdle: () => {
      if (page.getState().width >= WIDE_FROM) prepare();
    },
    start: () => {
      show();
      const stop = page.subscribe(({ openPanel, width, here }, before) => {
        const isInRow = openPanel === 'groceries' || openPanel === 'seasonal';
        if (isInRow && (width < WIDE_FROM || here !== before.here)) close();
        else if (openPanel !== before.openPanel) show();
        // A page with a client-side router may never reload.
        if (here !== before.here) retry();
      });
      const stopOnline = browser.onWindowEvent('online', () => {
        retry();
      });
      return () => {
        stop();
        stopOnline();
        // A menu that loads later is closed and does not leave the page.
        close();
        stopWaiting?.();
        trigger.stop();
        megaMenu?.stop();
      };
    },
  };
};
