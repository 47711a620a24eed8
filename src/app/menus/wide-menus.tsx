import type { ReactNode } from 'react';
import { createOpener, type MegaMenuPanels, type Opener } from '../../domains/menus';
import { routes, sisterShopRoute } from '../../kernel/routes';
import { RowArrows } from '../../ui/RowArrows';
import { identityOf } from '../identity';
import type { MenuRowDeps } from './menu-row';
import type { Menus } from './menus';

interface WideMenusDeps extends MenuRowDeps {
  readonly menus: Menus;
  readonly panels: MegaMenuPanels;
  /** Of the groceries' menu. */
  readonly opener: Opener;
  readonly close: () => void;
  /** What the row shows is not the same any more. */
  readonly onChange: () => void;
}

/** What lies in the navigation row's menus, and what the row gains with them. */
export interface WideMenus {
  /** The panel under 'Groceries'. */
  readonly groceries: () => ReactNode;
  /** The seasonal menu and the row's arrows. */
  readonly last: () => ReactNode;
  /** There are no categories to be had. */
  readonly isMissing: () => boolean;
  /** One of them is about to open. */
  readonly willOpen: () => void;
  readonly stop: () => void;
}

const SISTER_SHOPS = ['cellar', 'garden', 'dishDelivery'] as const;

export const createWideMenus = (deps: WideMenusDeps): WideMenus => {
  const {
    menus,
    panels,
    page,
    browser,
    element,
    props,
    session,
    analytics,
    opener,
    close,
    report,
    onChange,
  } = deps;
  const { brand } = props.config;
  const { MegaMenu, SeasonalMenu } = panels;
  const { store } = menus;
  const isOpen = (panel: string) => page.getState().openPanel === panel;

  const onFollow = (buttonLabel: string, buttonType: 'category' | 'link' | 'menu') => {
    analytics.track({ event: 'click_megamenu', action: 'button_clicked', buttonLabel, buttonType });
  };
  const seasonalOpener = createOpener({
    clock: browser,
    isOpen: () => isOpen('seasonal'),
    mayHover: () => isOpen('none'),
    prepare: () => undefined,
    open: () => {
      willOpen();
      page.getState().open('seasonal');
    },
    close,
  });
  const isCustomer = () => identityOf(session.store.getState()) === 'customer';
  const sisterShops = SISTER_SHOPS.map((shop) => {
    const { name, url } = brand.sisterShops[shop];
    return { shop, label: name, href: sisterShopRoute(url, brand.name) };
  });
  let top = 0;
  // Before anything changes in the page, so that nothing is laid out for it.
  const willOpen = () => {
    top = (element()?.getBoundingClientRect().bottom ?? 0) - page.getState().amendHeight;
  };
  willOpen();
  const shared = { clock: browser, onClose: close, onFollow, report };

  let before = menus.rowFacts();
  store.subscribe(() => {
    const now = menus.rowFacts();
    const isNews = now.isMissing !== before.isMissing || now.seasonal !== before.seasonal;
    before = now;
    if (isNews) onChange();
  });

  return {
    groceries() {
      const { activeLevel, open } = store.getState();
      if (isOpen('groceries') && activeLevel < 0) open('Groceries');
      return (
        <MegaMenu
          {...shared}
          isOpen={isOpen('groceries')}
          top={top}
          store={store}
          opener={opener}
          sisterShops={sisterShops}
          signOutHref={isCustomer() ? routes.logout : undefined}
          seasonal={menus.rowFacts().seasonal}
        />
      );
    },
    last() {
      const { seasonal } = menus.rowFacts();
      return (
        <>
          {seasonal?.title && (
            <SeasonalMenu
              {...shared}
              title={seasonal.title}
              isOpen={isOpen('seasonal')}
              top={top}
              opener={seasonalOpener}
            >
              {seasonal.content}
            </SeasonalMenu>
          )}
          <RowArrows observe={browser.observeHeight} />
        </>
      );
    },
    isMissing: () => menus.rowFacts().isMissing,
    willOpen,
    stop: seasonalOpener.stop,
  };
};
