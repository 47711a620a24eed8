import { createStore, type StoreApi } from 'zustand/vanilla';
import { AMEND_BAR_KEY, PLACEHOLDER_HEIGHT, WIDE_FROM, type HeaderSummary } from '../../federation/contract';
import type { HostPage } from '../platform/browser';

/** What lies open over the page; one thing at a time. */
export type OpenPanel = 'none' | 'account' | 'groceries' | 'menu' | 'search' | 'seasonal' | 'slot';

/** State of the page around the header [SHELL-10]. */
export interface PageState {
  /** Scrolled: one row instead of three [SHELL-3]. */
  readonly isCompact: boolean;
  /** False on a server and until the first paint in a browser. */
  readonly isClientPageLoaded: boolean;
  /** Width of the viewport in CSS pixels; 0 while unknown. */
  readonly width: number;
  /** Of the bar under an amended order's header; 0 without one. CSS pixels. */
  readonly amendHeight: number;
  readonly here: URL;
  /** What a server knew of trolley and slot, until they have been read. */
  readonly known: HeaderSummary | undefined;
  readonly openPanel: OpenPanel;
  /** False while the menu waits for the engine. */
  readonly canOpenMenu: boolean;
  readonly open: (panel: OpenPanel) => void;
}

export type PageStore = StoreApi<PageState>;

/** Scroll position from which the header is compact, in CSS pixels [SHELL-3]. */
const COMPACT_FROM = 150;
const RESIZE_QUIET = 200;
const COMPACT_HEIGHT = 64;

/** Room kept above what is scrolled to: the small header and a hairline [SHELL-8]. */
export const SCROLL_OFFSET = 51;

export const createPageStore = (browser: HostPage, known?: HeaderSummary): PageStore => {
  const page = createStore<PageState>()((set) => ({
    isCompact: false,
    isClientPageLoaded: false,
    width: 0,
    amendHeight: 0,
    here: browser.location(),
    known,
    openPanel: 'none',
    canOpenMenu: false,
    open: (openPanel) => {
      set({ openPanel });
    },
  }));
  // Set afterwards, so that a page from a server is hydrated as the server knew it.
  page.setState({ amendHeight: Number(browser.recall(AMEND_BAR_KEY)) || 0 });
  return page;
};

/** Height that the header takes of the viewport, in CSS pixels. */
export const headerHeight = ({
  width,
  isCompact,
  amendHeight,
}: Pick<PageState, 'width' | 'isCompact' | 'amendHeight'>): number => {
  const scrolled = isCompact ? COMPACT_HEIGHT : PLACEHOLDER_HEIGHT.wide;
  return amendHeight + (width < WIDE_FROM ? PLACEHOLDER_HEIGHT.small : scrolled);
};

/** Whether the page behind stays where it is while something is open; nothing holds it that can't open yet [SHELL-5]. */
const holdsPage = ({ openPanel, canOpenMenu }: PageState): boolean =>
  openPanel === 'menu' ? canOpenMenu : !/none|slot/.test(openPanel);

/**
 * Keeps the store true to the page: scroll, width, address; and the page to the store: the height told to the host,
 * and whether it scrolls.
 *
 * @returns stops, and takes away what was set
 */
export const followPage = (page: PageStore, browser: HostPage): (() => void) => {
  let stopQuiet: (() => void) | undefined;
  let restoreHeight: (() => void) | undefined;
  let letScroll: (() => void) | undefined;

  const readScroll = () => {
    const isCompact = browser.scrollTop() >= COMPACT_FROM;
    if (isCompact !== page.getState().isCompact) page.setState({ isCompact });
  };
  const readWidth = () => {
    page.setState({ width: browser.width() });
  };
  const tellHeight = () => {
    restoreHeight?.();
    restoreHeight = browser.setRootProperty(
      '--shop-header-height',
      `${String(headerHeight(page.getState()))}px`,
    );
  };

  readScroll();
  page.setState({ isClientPageLoaded: true, width: browser.width(), here: browser.location() });
  tellHeight();
  const stops = [
    browser.onScroll(readScroll),
    browser.onResize(() => {
      stopQuiet?.();
      stopQuiet = browser.after(RESIZE_QUIET, readWidth);
    }),
    browser.onLocationChange(() => {
      page.setState({ here: browser.location() });
    }),
    page.subscribe((now, before) => {
      // Before what opens is drawn: the page, laid out as it is, tells its scrollbar for nothing.
      if (holdsPage(now)) letScroll ??= browser.lockScroll();
      else {
        letScroll?.();
        letScroll = undefined;
      }
      if (headerHeight(now) !== headerHeight(before)) tellHeight();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    stopQuiet?.();
    restoreHeight?.();
    letScroll?.();
  };
};
