import { PLACEHOLDER_HEIGHT, SEARCH_ROW_HEIGHT, WIDE_FROM } from '../../federation/contract';
import { FROM_MD } from '../kernel/breakpoints';
import type { Browser } from '../platform/browser';
import type { PageState, PageStore } from './page-store';

/** Scroll position from which the header is compact, in CSS pixels [SHELL-3]. */
const COMPACT_SCROLL_PX = 150;
/** How far a page is scrolled in one direction before a phone's header leaves or returns, in CSS pixels. */
const HIDE_SCROLL_PX = 24;
const RESIZE_DEBOUNCE_MS = 200;
const COMPACT_HEIGHT_PX = 64;
/** The amend bar's single line in a small page that is scrolled, in CSS pixels. */
const COMPACT_AMEND_PX = 52;

/** The line between the header and an element that is scrolled to, in CSS pixels. */
const HAIRLINE_PX = 1;

/** The part of the viewport's height that a sticky header may cover. */
const MAX_COVERED = 1 / 3;

type Height = Pick<
  PageState,
  'width' | 'isCompact' | 'isHidden' | 'isUnpinned' | 'amendHeight' | 'hasSearchRow'
>;

/** Returns the height of the row or rows of a small page, without the amend bar. */
const smallHeight = ({ width, isCompact, hasSearchRow }: Height): number =>
  PLACEHOLDER_HEIGHT.small + (hasSearchRow && !isCompact && width < FROM_MD ? SEARCH_ROW_HEIGHT : 0);

/** Returns the height of the header in the viewport, in CSS pixels. */
export const headerHeight = (page: Height): number => {
  const { width, isCompact, isHidden, isUnpinned, amendHeight } = page;
  if (isHidden || isUnpinned) return 0;
  if (width >= WIDE_FROM) return amendHeight + (isCompact ? COMPACT_HEIGHT_PX : PLACEHOLDER_HEIGHT.wide);
  return smallHeight(page) + (isCompact ? Math.min(amendHeight, COMPACT_AMEND_PX) : amendHeight);
};

/**
 * Returns the space in CSS pixels above an element that is scrolled to: what the header covers of a scrolled page, and a
 * hairline. On a small screen that is 51 [SHELL-8], and the whole amend bar, which a short scroll leaves as it is.
 */
export const scrollOffset = (page: PageState): number =>
  headerHeight({ ...page, isCompact: page.width >= WIDE_FROM }) + HAIRLINE_PX;

/** Returns whether the open panel locks the page's scrolling. A menu that cannot open yet does not [SHELL-5]. */
const locksScroll = ({ openPanel, canOpenMenu }: PageState): boolean =>
  openPanel === 'menu' ? canOpenMenu : !/none|slot|trolley/.test(openPanel);

/**
 * Returns a function that decides whether a phone's header leaves the screen, to be called when the page was scrolled. It stays
 * while something in it is open or has the focus, and while an order is changed.
 */
const createHiding = (page: PageStore, browser: Browser, hasFocus: () => boolean): (() => boolean) => {
  /** Where the page last changed the direction in which it scrolls. */
  let turn = 0;
  let before = 0;
  return () => {
    const { isHidden, openPanel, amendHeight, width } = page.getState();
    const end = browser.maxScrollTop();
    // Safari scrolls beyond the page's start and end, and springs back.
    const top = Math.min(Math.max(0, browser.scrollTop()), end);
    // A viewport that grows at the end moves the page, not the shopper.
    if (top < before && top === end) turn = top;
    else if (top > before === before < turn) turn = before;
    before = top;
    if (width >= FROM_MD || openPanel !== 'none' || amendHeight > 0 || hasFocus()) return false;
    if (Math.abs(top - turn) < HIDE_SCROLL_PX) return isHidden && top > 0;
    return top > turn && top > PLACEHOLDER_HEIGHT.small;
  };
};

/** Locks the page's scrolling while a panel needs that. Returns a function that stops, and releases the lock. */
const followLock = (page: PageStore, browser: Browser): (() => void) => {
  let unlock: (() => void) | undefined;
  const apply = () => {
    // Before the panel is rendered: reading the scrollbar's width then costs no extra layout.
    if (locksScroll(page.getState())) unlock ??= browser.lockScroll();
    else {
      unlock?.();
      unlock = undefined;
    }
  };
  apply();
  const stop = page.subscribe(apply);
  return () => {
    stop();
    unlock?.();
  };
};

/** Decides whether the header is sticky: one that would cover too much of the viewport is not. */
const followPinning = (page: PageStore, browser: Browser, onPinned: (isPinned: boolean) => void) => {
  const pin = () => {
    const state = page.getState();
    const covered = headerHeight({ ...state, isCompact: true, isHidden: false, isUnpinned: false });
    const isUnpinned = covered > browser.height() * MAX_COVERED;
    if (isUnpinned === state.isUnpinned) return;
    page.setState({ isUnpinned });
    onPinned(!isUnpinned);
  };
  pin();
  return page.subscribe(pin);
};

/** Returns how much of the header's upper part is not shown, in CSS pixels. */
const hiddenHeight = (page: PageState): number => {
  const { width, isCompact, isHidden } = page;
  if (isHidden) return smallHeight({ ...page, isCompact: false });
  return isCompact && width >= WIDE_FROM ? PLACEHOLDER_HEIGHT.wide - COMPACT_HEIGHT_PX : 0;
};

/**
 * Updates the store from the page (scroll position, width, address), and the page from the store (the published height of
 * the header, the scroll lock).
 *
 * @param hasFocus whether the focus is in the header; left out if the header never leaves a phone's screen
 * @param onPinned called when the header begins or stops being sticky
 * @param header its element
 * @returns a function that removes the listeners and restores the page's styles
 */
export const followPage = (
  page: PageStore,
  browser: Browser,
  hasFocus: (() => boolean) | false | undefined,
  onPinned: (isPinned: boolean) => void,
  header: HTMLElement | null = null,
): (() => void) => {
  const hides = hasFocus ? createHiding(page, browser, hasFocus) : undefined;
  let stopDebounce: (() => void) | undefined;
  let restoreHeight: (() => void) | undefined;

  const readScroll = () => {
    const isCompact = browser.scrollTop() >= COMPACT_SCROLL_PX;
    const isHidden = hides?.() ?? false;
    const before = page.getState();
    if (isCompact !== before.isCompact || isHidden !== before.isHidden)
      page.setState({ isCompact, isHidden });
  };
  const readWidth = () => page.setState({ width: browser.width() });
  const publishHeight = () => {
    restoreHeight?.();
    restoreHeight = browser.setRootProperty('--shop-header-height', `${headerHeight(page.getState())}px`);
  };

  const stopScrolling = browser.onScroll(readScroll, header);
  readScroll();
  page.setState({ width: browser.width(), here: browser.location() });
  const stopPinning = followPinning(page, browser, onPinned);
  publishHeight();
  const stopLocking = followLock(page, browser);
  const stops = [
    stopScrolling,
    browser.onResize(() => {
      stopDebounce?.();
      stopDebounce = browser.after(RESIZE_DEBOUNCE_MS, readWidth);
    }),
    browser.onLocationChange(() => page.setState({ here: browser.location() })),
    page.subscribe((now, before) => {
      if (headerHeight(now) !== headerHeight(before)) publishHeight();
      browser.raise(hiddenHeight(now));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    stopDebounce?.();
    restoreHeight?.();
    stopLocking();
    stopPinning();
  };
};
