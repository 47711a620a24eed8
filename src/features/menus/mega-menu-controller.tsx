import type { ReactNode } from 'react';
import type { MegaMenuPanels, MenuTrigger } from '../../domains/menus';
import { routes, sisterShopRoute } from '../../kernel/routes';
import { RowArrows } from '../../ui/RowArrows';
import { identityOf } from '../../context/identity';
import type { HeaderContext } from '../../context/context';
import type { PageState } from '../../context/page-store';
import type { Menus } from './menus';
import { trackPress } from './track-press';

interface MegaMenuContext extends HeaderContext {
  readonly menus: Menus;
  readonly panels: MegaMenuPanels;
  /** Opens and closes the groceries menu. */
  readonly trigger: MenuTrigger;
  readonly close: () => void;
  readonly onChange: () => void;
}

/** Renders the menus of the navigation row. */
export interface MegaMenuController {
  /** The panel under 'Groceries'. */
  readonly groceries: () => ReactNode;
  /** The title of the season's menu; undefined without content. */
  readonly season: () => string | undefined;
  /** The panel under the season's button. */
  readonly seasonal: (trigger: MenuTrigger) => ReactNode;
  /** The row's arrows. */
  readonly arrows: () => ReactNode;
  /** Returns true when the categories failed to load. */
  readonly isMissing: () => boolean;
  /** Measures where the panels begin. Call it before a menu opens. */
  readonly willOpen: () => void;
}

/** The height of the navigation row, in CSS pixels. */
const ROW_HEIGHT_PX = 48;

const SISTER_SHOPS = ['cellar', 'garden', 'dishDelivery'] as const;

const sisterShopsOf = ({ sisterShops, name: brandName }: HeaderContext['props']['config']['brand']) =>
  SISTER_SHOPS.map((shop) => {
    const { name, url } = sisterShops[shop];
    return { shop, label: name, href: sisterShopRoute(url, brandName) };
  });

const watchNavMenus = ({ store, navMenuStatus }: Menus, onChange: () => void): void => {
  let before = navMenuStatus();
  store.subscribe(() => {
    const now = navMenuStatus();
    const hasChanged = now.isMissing !== before.isMissing || now.seasonal !== before.seasonal;
    before = now;
    if (hasChanged) onChange();
  });
};

/** Returns how far the navigation row ends below the header, in CSS pixels: the menu button of a scrolled page moves it there. */
const rowBelowHeader = ({ amendHeight, isAmendOver, isNavOpen }: PageState): number =>
  (isNavOpen ? ROW_HEIGHT_PX : 0) - (isAmendOver ? 0 : amendHeight);

export const createMegaMenuController = (context: MegaMenuContext): MegaMenuController => {
  const { menus, page, browser, element, session, trigger } = context;
  const { MegaMenu, SeasonalPanel } = context.panels;
  const isOpen = (panel: string) => page.getState().openPanel === panel;
  let top = 0;
  // Measured before the DOM changes, so that the browser computes no extra layout.
  const willOpen = () => {
    top = (element()?.getBoundingClientRect().bottom ?? 0) + rowBelowHeader(page.getState());
  };
  const sisterShops = sisterShopsOf(context.props.config.brand);
  const onFollow = (label: string, type: 'category' | 'link') => {
    trackPress(context, label, type);
  };
  const shared = {
    onClose: context.close,
    report: context.report,
  };
  willOpen();
  watchNavMenus(menus, context.onChange);

  return {
    groceries() {
      const { activeLevel, open } = menus.store.getState();
      if (isOpen('groceries') && activeLevel < 0) open('Groceries');
      return (
        <MegaMenu
          {...shared}
          clock={browser}
          onFollow={onFollow}
          isOpen={isOpen('groceries')}
          top={top}
          menus={menus}
          trigger={trigger}
          sisterShops={sisterShops}
          signOutHref={identityOf(session.getState()) === 'customer' ? routes.logout : undefined}
          seasonal={menus.navMenuStatus().seasonal}
        />
      );
    },
    season: () => menus.navMenuStatus().seasonal?.title,
    seasonal(seasonTrigger) {
      const { seasonal } = menus.navMenuStatus();
      return (
        seasonal?.title && (
          <SeasonalPanel
            {...shared}
            title={seasonal.title}
            isOpen={isOpen('seasonal')}
            top={top}
            trigger={seasonTrigger}
          >
            {seasonal.content}
          </SeasonalPanel>
        )
      );
    },
    // Rendered again with the seasonal menu, because the arrows observe the items of the row that exist at their start.
    arrows: () => <RowArrows key={menus.navMenuStatus().seasonal?.title} observe={browser.observeHeight} />,
    isMissing: () => menus.navMenuStatus().isMissing,
    willOpen,
  };
};
