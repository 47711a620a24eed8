import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { WIDE_FROM } from '../../../federation/contract';
import { loadMegaMenu, type MenuTrigger, type RowMenu, type RowMenus } from '../../domains/menus';
import { lazy } from '../../kernel/lazy';
import { routes } from '../../kernel/routes';
import { isPlainClick } from '../../ui/Link';
import type { HeaderContext } from '../../context/context';
import type { PageState } from '../../context/page-store';
import { createEarlyMenu } from './early-menu';
import { createRowMenu } from './row-menu';
import { createSeason } from './season';
import { trackPress } from './track-press';
import type { LazyMenus } from './lazy-menus';
import type { createMegaMenuController, MegaMenuController } from './mega-menu-controller';

export interface NavMenuState {
  readonly menus?: RowMenus;
  /** Lazy-loaded, and rendered last so that it moves nothing. */
  readonly last?: ReactNode;
}

/** The part of a mega menu that is needed before its code is loaded. */
interface MegaMenuParts extends Pick<
  Parameters<typeof createMegaMenuController>[0],
  'trigger' | 'close' | 'onChange'
> {
  /** Called when it has its content, or that has failed to load. */
  readonly onReady: () => void;
}

interface GroceriesButton {
  readonly isOpen: boolean;
  readonly isLoaded: boolean;
  readonly trigger: MenuTrigger;
  readonly prepare: () => void;
  readonly onPress: () => void;
}

/** Returns the props that make the 'Groceries' link the button of its menu [MEGA-3]. */
const groceriesButton = ({
  isOpen,
  isLoaded,
  trigger,
  prepare,
  onPress,
}: GroceriesButton): RowMenu['toggle'] => {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress();
    trigger.press();
  };
  return {
    role: 'button',
    'aria-expanded': isOpen,
    'aria-busy': isOpen && !isLoaded,
    onPointerEnter: prepare,
    onPointerMove: trigger.move,
    onPointerLeave: trigger.leave,
    onFocus: prepare,
    onClick: (event) => {
      if (isPlainClick(event)) press(event);
    },
    onKeyDown: (event) => {
      const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
      // A key that is held down repeats.
      if (key === ' ' && !event.repeat) press(event);
      const first = currentTarget.nextElementSibling?.querySelector<HTMLElement>('[data-item]');
      const isWithModifier = altKey || ctrlKey || metaKey || shiftKey;
      if (key === 'ArrowDown' && !isWithModifier && isOpen && first) {
        event.preventDefault();
        first.focus();
      }
    },
  };
};

/** @param retry requests the categories again */
const groceriesMenu = (
  megaMenu: MegaMenuController | undefined,
  button: Omit<GroceriesButton, 'isLoaded'>,
  retry: () => void,
): RowMenu =>
  button.isOpen || !megaMenu?.isMissing()
    ? { toggle: groceriesButton({ ...button, isLoaded: !!megaMenu }), panel: megaMenu?.groceries() }
    : // Without categories 'Groceries' is a link, which the browser or the host's router follows.
      { toggle: { onClick: retry }, panel: undefined };

/** The 'Groceries' link while the early menu is its panel, which needs no script of the header. */
const earlyGroceries = (prepare: () => void): RowMenu => ({
  toggle: { onPointerEnter: prepare, onFocus: prepare },
  panel: undefined,
});

/** Loads the mega menu, once for all callers. */
const createLazyMegaMenu = (
  context: HeaderContext,
  loadMenus: LazyMenus['loadMenus'],
  parts: () => MegaMenuParts,
) => {
  let megaMenu: MegaMenuController | undefined;
  let prepared: Promise<unknown>;
  /** Requests the categories again after they failed to load. */
  let retry: () => void = () => undefined;
  const load = lazy(async () => {
    const [menus, { createMegaMenuController }, panels] = await Promise.all([
      loadMenus(),
      import(/* webpackChunkName: "mega-menu" */ './mega-menu-controller'),
      loadMegaMenu(),
    ]);
    megaMenu = createMegaMenuController({ ...context, menus, panels, ...parts() });
    retry = () => {
      if (megaMenu?.isMissing()) void menus.prepare();
    };
    prepared = menus.prepare();
    parts().onChange();
    void prepared.then(() => {
      parts().onReady();
    });
  });
  return {
    current: () => megaMenu,
    load,
    /** Resolves once the menus have their content, or it has failed to load. */
    loadContent: () => load().then(() => prepared),
    prepare: () => {
      load().catch(() => {
        // Reported when the menu is opened.
      });
    },
    retry: () => {
      retry();
    },
  };
};

interface RowParts {
  readonly isOpen: () => boolean;
  readonly trigger: MenuTrigger;
  readonly prepare: () => void;
  readonly retry: () => void;
  /** Undefined until it has loaded. */
  readonly current: () => MegaMenuController | undefined;
  readonly seasonButton: () => ReactNode;
}

const createRow = (
  context: HeaderContext,
  { isOpen, trigger, prepare, retry, current, seasonButton }: RowParts,
) => {
  const { config, preloaded } = context.props;
  const early = createEarlyMenu(context.element);
  const state: StoreApi<NavMenuState> = createStore<NavMenuState>()(() => ({}));
  const hasCategories = Boolean(config.services.taxonomy ?? preloaded?.taxonomy);
  const onPress = () => {
    trackPress(context, 'Groceries');
  };

  const show = () => {
    const megaMenu = current();
    const button = { isOpen: isOpen(), trigger, prepare, onPress };
    const groceries = early.exists() ? earlyGroceries(prepare) : groceriesMenu(megaMenu, button, retry);
    const last = (
      <>
        {seasonButton()}
        {megaMenu?.arrows()}
      </>
    );
    state.setState({ menus: hasCategories ? { groceries } : {}, last }, true);
  };
  return {
    state,
    show,
    start() {
      show();
      if (early.isOpen()) prepare();
    },
    /** Shows the menu in place of the early one. */
    replaceEarly() {
      if (!early.exists()) return;
      const wasOpen = early.end();
      show();
      if (!wasOpen) return;
      onPress();
      trigger.press();
    },
  };
};

/** Does what the 'Groceries' link does without a menu. */
const followGroceries = ({ navigate, browser }: HeaderContext): void => {
  if (!navigate(routes.groceries)) browser.go(routes.groceries);
};

/**
 * Creates the menus of the navigation row. The groceries panel and the other menus of the row are loaded once the page
 * is idle, or when a pointer or the focus reaches the 'Groceries' button.
 */
export const createNavMenus = (context: HeaderContext, loadMenus: LazyMenus['loadMenus']) => {
  const { page, browser } = context;
  const onChange = () => {
    row.show();
  };
  const { current, load, loadContent, prepare, retry } = createLazyMegaMenu(context, loadMenus, () => ({
    trigger,
    close,
    onChange,
    onReady: () => {
      row.replaceEarly();
      season.showLoaded();
    },
  }));
  const season = createSeason(context, { current, load: loadContent, prepare, onChange });
  const { trigger, isOpen, close, stop } = createRowMenu(context, 'groceries', {
    current,
    load,
    onGivenUp: () => {
      followGroceries(context);
    },
  });
  const row = createRow(context, { isOpen, trigger, prepare, retry, current, seasonButton: season.button });

  const isWide = () => page.getState().width >= WIDE_FROM;
  const onPageChange = ({ openPanel, here }: PageState, before: PageState) => {
    if (/groceries|seasonal/.test(openPanel) && here !== before.here) close();
    else if (openPanel !== before.openPanel) onChange();
    // A page with a client-side router may never reload.
    if (here !== before.here) retry();
  };

  return {
    state: row.state,
    /** What loads before a menu is opened. */
    row: {
      needsSeason: () => isWide() && !season.isKnown(),
      onSeason: season.show,
      onIdle: () => {
        if (isWide()) prepare();
      },
    },
    start: () => {
      row.start();
      const stopPage = page.subscribe(onPageChange);
      const stopOnline = browser.onWindowEvent('online', retry);
      return () => {
        stopPage();
        stopOnline();
        // A menu that loads later is closed and does not leave the page.
        close();
        stop();
        season.stop();
      };
    },
  };
};
