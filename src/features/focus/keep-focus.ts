import type { PageStore } from '../../context/page-store';
import type { Browser } from '../../platform/browser';

/** The skip link is no place to stay. */
const CONTROLS = 'a[href]:not([href$="#main"]), button, input';

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible' &&
  !element.closest('[inert]');

/** An ancestor of the control that has the focus, and the position of its child that contains the control. */
interface Place {
  readonly parent: Element;
  readonly index: number;
}

const positionIn = (parent: Element, control: Element): number =>
  [...parent.children].findIndex((child) => child.contains(control));

const placesOf = (control: Element, header: Element): readonly Place[] => {
  const places: Place[] = [];
  for (let at = control; at !== header && at.parentElement; at = at.parentElement)
    places.push({ parent: at.parentElement, index: positionIn(at.parentElement, at) });
  return places;
};

/** Returns the control that took the place of another one; else the one before it, or after it. */
const controlAt = ({ parent, index }: Place): HTMLElement | undefined => {
  const controls = [...parent.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);
  return (
    controls.find((control) => positionIn(parent, control) === index) ??
    controls.findLast((control) => positionIn(parent, control) < index) ??
    controls[0]
  );
};

/**
 * Keeps the focus in the header when the control that has it is removed or hidden: when the header becomes compact, the
 * window's width changes, or a link is replaced by a button. The control that took the place gets it, also if that is loaded
 * later; until then, the nearest one. The page does not scroll [SHELL-7].
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
  const { ownerDocument } = header;
  let focused: Element | undefined;
  /** Where the control is, from the inside out. A removed control has no ancestors. */
  let places: readonly Place[] = [];
  /** The control that has the focus until a control is in one of the places. */
  let interim: { readonly control: Element; readonly places: readonly Place[] } | undefined;

  /** Focuses the control of the first place that has one, and returns the place's number. */
  const focusIn = (candidates: readonly Place[]): number =>
    candidates.findIndex((place) => {
      const control = controlAt(place);
      control?.focus({ preventScroll: true });
      return control;
    });
  const restore = () => {
    const { activeElement, body } = ownerDocument;
    if (!focused || (activeElement !== body && activeElement !== focused) || isShown(focused)) return;
    const [isRemoved, before] = [!focused.isConnected, places];
    const found = focusIn(before);
    const control = ownerDocument.activeElement;
    interim = isRemoved && control ? { control, places: before.slice(0, found) } : undefined;
  };
  const onChildren = () => {
    if (focused?.isConnected === false) restore();
    else if (interim && interim.control === ownerDocument.activeElement && focusIn(interim.places) >= 0)
      interim = undefined;
  };
  const onFocusIn = () => {
    const { activeElement } = ownerDocument;
    if (!header.contains(activeElement)) return;
    focused = activeElement ?? undefined;
    places = activeElement ? placesOf(activeElement, header) : [];
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = undefined;
    const left = focused;
    // The browser takes the focus from a control that is removed or hidden; the shopper did not leave it.
    void Promise.resolve().then(() => {
      if (left && focused === left && isShown(left)) focused = undefined;
    });
  };
  const stopObserving = browser.observeChildren(header, onChildren);
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
