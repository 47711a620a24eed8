import type { Browser } from '../platform/browser';

/**
 * Keeps the page where it is when Tab moves the focus to the search field. In a host with `scroll-padding`, Chromium scrolls
 * to the field of the sticky header before the field gets the focus; for other controls, `scroll-margin` prevents that.
 *
 * @returns a function that removes the listeners
 */
export const keepScrollOnFocus = (header: HTMLElement): (() => void) => {
  const view = header.ownerDocument.defaultView;
  let top: number | undefined;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    top = key === 'Tab' ? view?.scrollY : undefined;
  };
  const onFocus = ({ target }: FocusEvent) => {
    const isField = (target as Element).matches('[role=combobox]');
    if (isField && top !== undefined) view?.scrollTo({ top, behavior: 'instant' });
    top = undefined;
  };
  header.addEventListener('keydown', onKeyDown);
  header.addEventListener('focusin', onFocus);
  return () => {
    header.removeEventListener('keydown', onKeyDown);
    header.removeEventListener('focusin', onFocus);
  };
};

/**
 * Keeps what the browser scrolls to clear of the sticky header, unless the host's root has a scroll padding of its own: no
 * control of the page is behind the header when Shift+Tab focuses it [SHELL-7] [SHELL-8].
 *
 * @returns a function that restores the page's style
 */
export const padScroll = (header: HTMLElement, browser: Pick<Browser, 'setRootProperty'>): (() => void) =>
  getComputedStyle(header.ownerDocument.documentElement).scrollPaddingTop === 'auto'
    ? browser.setRootProperty('scroll-padding-top', 'var(--shop-header-height)')
    : () => undefined;
