import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { AMEND_BAR_KEY, amendBarHeight, type HeaderSummary } from '../../federation/contract';
import type { HostPage } from '../platform/browser';

/** The panel that is open over the page; one at a time. */
export type OpenPanel =
  | 'none'
  | 'account'
  | 'groceries'
  | 'menu'
  | 'search'
  | 'seasonal'
  | 'slot'
  | 'trolley';

/** State of the page around the header [SHELL-10]. */
export interface PageState {
  /** True while the page is scrolled: one row instead of three [SHELL-3]. */
  readonly isCompact: boolean;
  /** False on a server and until the first paint in a browser. */
  readonly isClientPageLoaded: boolean;
  /** True while the header has left a phone's screen, because the page was scrolled down. */
  readonly isHidden: boolean;
  /** True while the header is not sticky, because it would cover more than a third of a low viewport. */
  readonly isUnpinned?: boolean;
  /** True while the menu button of a scrolled wide page shows the navigation row. */
  readonly isNavOpen?: boolean | undefined;
  /** Whether the search of phones has a row of its own, except while the page is scrolled [SRCH-10]. */
  readonly hasSearchRow?: boolean;
  /** Width of the viewport in CSS pixels; 0 while unknown. */
  readonly width: number;
  /** Height of the amend bar in CSS pixels; 0 without one. */
  readonly amendHeight: number;
  /** True while the amend bar is over the page, which has reserved no space for it. */
  readonly isAmendOver?: boolean;
  readonly here: URL;
  /** Whether a shopper has come near the header. Until then, nothing is loaded that only a press needs. */
  readonly isTouched?: boolean;
  /** The server's trolley and slot, until they are loaded. */
  readonly preloaded: HeaderSummary | undefined;
  readonly openPanel: OpenPanel;
  /** The title of the season's button, which the previous page of the visit has stored, until the menus know it. */
  readonly season?: string | undefined;
  /** The content of a phone's search button that is as wide as a field. It loads when the page is idle. */
  readonly searchedTerm?: ReactNode;
  /** What the account button and its menu have in addition. It loads when the page is idle. */
  readonly account?: { readonly badge: ReactNode; readonly summary: ReactNode };
  /** False while the menu waits for the runtime. */
  readonly canOpenMenu: boolean;
  /** Whether the code of the side menu is loaded. */
  readonly sideMenu: 'loading' | 'loaded' | 'failed';
  readonly open: (panel: OpenPanel) => void;
}

export type PageStore = StoreApi<PageState>;

export const createPageStore = (browser: HostPage, preloaded?: HeaderSummary): PageStore => {
  const page = createStore<PageState>()((set) => ({
    isCompact: false,
    isHidden: false,
    isClientPageLoaded: false,
    width: 0,
    amendHeight: 0,
    here: browser.location(),
    preloaded,
    openPanel: 'none',
    canOpenMenu: false,
    sideMenu: 'loading',
    open: (openPanel) => set({ openPanel }),
  }));
  // Set after creation, so that the first render equals the server's. A prerendered page has old session storage.
  browser.onceOpened(() => page.setState({ amendHeight: amendBarHeight(browser.recall(AMEND_BAR_KEY)) }));
  return page;
};
