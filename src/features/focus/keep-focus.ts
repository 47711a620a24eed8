import type { PageStore } from '../../context/page-store';
import type { Browser } from '../../platform/browser';
import { focusedAround } from '../../ui/focused-around';

/** The skip link is no place to stay. */
const CONTROLS = 'a[href]:not([href$="#main"]), button, input';

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible' &&
  !element.closest('[inert]');

const ancestors = (element: Element, header: Element): readonly Element[] => {
  const parent = element.parentElement;
  return parent && element !== header ? [parent, ...ancestors(parent, header)] : [];
};

/**
 * Keeps the focus in the header when the control that has it is removed or hidden: when the header becomes compact, the
 * window's width changes, or a link is replaced by a button. The nearest control gets it, and the page does not scroll
 * [SHELL-7].
 *
 * @param header nothing happens for null
 * @returns a function that removes the listeners
 */
export const keepFocus = (
  header: HTMLElement | null,
  page: PageStore,
  browser: Pick<Browser, 'afterPaint' | 'observeChildren'>,
): (() => void) => {
  if (!header) return () => undefined;
  const { body } = header.ownerDocument;
  let focused: Element | undefined;
  /** Ancestors of the control, which a removed control no longer has. */
  let around: readonly Element[] = [];

  const restore = () => {
    const now = focusedAround(header) ?? body;
    if (!focused || (now !== body && now !== focused) || isShown(focused)) return;
    for (const ancestor of around) {
      const control = [...ancestor.querySelectorAll<HTMLElement>(CONTROLS)].find(isShown);
      control?.focus({ preventScroll: true });
      if (control) return;
    }
  };
  const onFocusIn = () => {
    const activeElement = focusedAround(header);
    if (!header.contains(activeElement)) return;
    focused = activeElement ?? undefined;
    around = activeElement ? ancestors(activeElement, header) : [];
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = undefined;
    const left = focused;
    // The browser takes the focus from a control that is removed or hidden; the shopper did not leave it.
    void Promise.resolve().then(() => {
      if (left && focused === left && isShown(left)) focused = undefined;
    });
  };
  const stopObserving = browser.observeChildren(header, () => {
    if (focused?.isConnected === false) restore();
  });
  // A control of the server's markup may have the focus already.
  onFocusIn();
  header.addEventListener('focusin', onFocusIn);
  // Before the listeners of a control, which may remove it because the focus leaves.
  header.addEventListener('focusout', onFocusOut, true);
  const stopFollowing = page.subscribe(({ isCompact, width }, before) => {
    if (isCompact !== before.isCompact || width !== before.width) browser.afterPaint(restore);
  });
  return () => {
    header.removeEventListener('focusin', onFocusIn);
    header.removeEventListener('focusout', onFocusOut, true);
    stopObserving();
    stopFollowing();
  };
};
