import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  AMEND_BAR_KEY,
  PLACEHOLDER_HEIGHT,
  WIDE_FROM,
  type HeaderSummary,
} from '../../../federation/contract';
import { FROM_MD } from '../../kernel/breakpoints';
import type { HostPage } from '../../platform/browser';

/** The panel that is open over the page; one at a time. */
export type OpenPanel =
  'none' | 'account' | 'groceries' | 'menu' | 'search' | 'seasonal' | 'slot' | 'trolley';

/** State of the page around the header [SHELL-10]. */
export interface PageState {
  /** True while the page is scrolled: one row instead of three [SHELL-3]. */
  readonly isCompact: boolean;
  /** False on a server and until the first paint in a browser. */
  readonly isClientPageLoaded: boolean;
  /** True while the header has left a phone's screen, because the page was scrolled down. */
  readonly isHidden: boolean;
  /** Width of the viewport in CSS pixels; 0 while unknown. */
  readonly width: number;
  /** Height of the amend bar in CSS pixels; 0 without one. */
  readonly amendHeight: number;
  readonly here: URL;
  /** The server's trolley and slot, until they are loaded. */
  readonly preloaded: HeaderSummary | undefined;
  readonly openPanel: OpenPanel;
  /** False while the menu waits for the runtime. */
  readonly canOpenMenu: boolean;
  /** Whether the code of the side menu is loaded. */
  readonly sideMenu: 'loading' | 'loaded' | 'failed';
  readonly open: (panel: OpenPanel) => void;
}

export type PageStore = StoreApi<PageState>;

/** Scroll position from which the header is compact, in CSS pixels [SHELL-3]. */
const COMPACT_SCROLL_PX = 150;
/** How far a page is scrolled in one direction before a phone's header leaves or returns, in CSS pixels. */
const HIDE_SCROLL_PX = 24;
const RESIZE_DEBOUNCE_MS = 200;
const COMPACT_HEIGHT_PX = 64;

/** The line between the header and an element that is scrolled to, in CSS pixels. */
const HAIRLINE_PX = 1;

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
    open: (openPanel) => {
      set({ openPanel });
    },
  }));
  // Set after creation, so that the first render equals the server's.
  page.setState({ amendHeight: Number(browser.recall(AMEND_BAR_KEY)) || 0 });
  return page;
};

/** Returns the height of the header in the viewport, in CSS pixels. */
export const headerHeight = ({
  width,
  isCompact,
  isHidden,
  amendHeight,
}: Pick<PageState, 'width' | 'isCompact' | 'isHidden' | 'amendHeight'>): number => {
  if (isHidden) return 0;
  const scrolled = isCompact ? COMPACT_HEIGHT_PX : PLACEHOLDER_HEIGHT.wide;
  return amendHeight + (width < WIDE_FROM ? PLACEHOLDER_HEIGHT.small : scrolled);
};

/**
 * Returns the space in CSS pixels above an element that is scrolled to: what the header covers of a scrolled page, and a
 * hairline. On a small screen that is 51 [SHELL-8].
 */
export const scrollOffset = (page: PageState): number =>
  headerHeight({ ...page, isCompact: true }) + HAIRLINE_PX;

/** Returns whether the open panel locks the page's scrolling. A menu that cannot open yet does not [SHELL-5]. */
const locksScroll = ({ openPanel, canOpenMenu }: PageState): boolean =>
  openPanel === 'menu' ? canOpenMenu : !/none|slot|trolley/.test(openPanel);

/**
 * Returns a function that decides whether a phone's header leaves the screen, to be called at each scroll position. It stays
 * while something in it is open or has the focus, and while an order is changed.
 */
const createHiding = (page: PageStore, hasFocus: () => boolean): ((top: number) => boolean) => {
  /** Where the page last changed the direction in which it scrolls. */
  let turn = 0;
  let before = 0;
  return (scrollTop) => {
    const { isHidden, openPanel, amendHeight, width } = page.getState();
    // Safari scrolls beyond the page's start and springs back.
    const top = Math.max(0, scrollTop);
    if (top > before === before < turn) turn = before;
    before = top;
    if (width >= FROM_MD || openPanel !== 'none' || amendHeight > 0 || hasFocus()) return false;
    if (Math.abs(top - turn) < HIDE_SCROLL_PX) return isHidden && top > 0;
    return top > turn && top > PLACEHOLDER_HEIGHT.small;
  };
};

/**
 * Updates the store from the page (scroll position, width, address), and the page from the store (the published height of
 * the header, the scroll lock).
 *
 * @param hasFocus whether the focus is in the header; left out if the header never leaves a phone's screen
 * @returns a function that removes the listeners and restores the page's styles
 */
export const followPage = (
  page: PageStore,
  browser: HostPage,
  hasFocus: (() => boolean) | false | undefined,
): (() => void) => {
  const hides = hasFocus ? createHiding(page, hasFocus) : undefined;
  let stopDebounce: (() => void) | undefined;
  let restoreHeight: (() => void) | undefined;
  let unlockScroll: (() => void) | undefined;

  const readScroll = () => {
    const top = browser.scrollTop();
    const isCompact = top >= COMPACT_SCROLL_PX;
    const isHidden = hides?.(top) ?? false;
    const before = page.getState();
    if (isCompact !== before.isCompact || isHidden !== before.isHidden)
      page.setState({ isCompact, isHidden });
  };
  const readWidth = () => {
    page.setState({ width: browser.width() });
  };
  const publishHeight = () => {
    restoreHeight?.();
    restoreHeight = browser.setRootProperty(
      '--shop-header-height',
      `${String(headerHeight(page.getState()))}px`,
    );
  };

  readScroll();
  page.setState({ isClientPageLoaded: true, width: browser.width(), here: browser.location() });
  publishHeight();
  const stops = [
    browser.onScroll(readScroll),
    browser.onResize(() => {
      stopDebounce?.();
      stopDebounce = browser.after(RESIZE_DEBOUNCE_MS, readWidth);
    }),
    browser.onLocationChange(() => {
      page.setState({ here: browser.location() });
    }),
    page.subscribe((now, before) => {
      // Before the panel is rendered: reading the scrollbar's width then costs no extra layout.
      if (locksScroll(now)) unlockScroll ??= browser.lockScroll();
      else {
        unlockScroll?.();
        unlockScroll = undefined;
      }
      if (headerHeight(now) !== headerHeight(before)) publishHeight();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    stopDebounce?.();
    restoreHeight?.();
    unlockScroll?.();
  };
};
