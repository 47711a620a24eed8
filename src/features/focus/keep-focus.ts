import type { PageStore } from '../../context/page-store';
import type { Browser } from '../../platform/browser';
import { focusedAround } from '../../ui/focused-around';

/** The skip link is no place to stay. */
const CONTROLS = 'a[href]:not([href$="#main"]), button, input';

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible' &&
  !element.closest('[inert]');

/** What is loading in the place of a control. */
const SPINNER = '[data-size][aria-hidden]';

const controlsOf = (header: Element): readonly HTMLElement[] => [
  ...header.querySelectorAll<HTMLElement>(CONTROLS),
];

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The other controls when a control got the focus: once it is removed, it has no place of its own. */
interface Neighbours {
  readonly before: readonly Element[];
  readonly after: readonly Element[];
}

const neighboursOf = (element: Element, header: Element): Neighbours => ({
  before: controlsOf(header).filter((each) => isBefore(each, element)),
  after: controlsOf(header).filter((each) => isBefore(element, each)),
});

/**
 * Returns the control that takes the place of another one: a new one between its neighbours, or else the neighbour before or
 * after it. Undefined while something is loading between them.
 */
const successorOf = ({ before, after }: Neighbours, header: Element) => {
  const shown = controlsOf(header).filter(isShown);
  const previous = shown.findLast((each) => before.includes(each));
  const next = shown.find((each) => after.includes(each));
  const found = shown[previous ? shown.indexOf(previous) + 1 : 0];
  if (found !== next) return found;
  const isLoading = [...header.querySelectorAll(SPINNER)].some(
    (each) => (!previous || isBefore(previous, each)) && (!next || isBefore(each, next)),
  );
  return isLoading ? undefined : (previous ?? next);
};

/**
 * Keeps the focus in the header when the control that has it is removed or hidden: when the header becomes compact, the
 * window's width changes, or a link is replaced by a button. What took its place gets it, or else the nearest control, and the
 * page does not scroll. A header that has left a phone's screen returns with the focus [SHELL-7].
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
  let neighbours: Neighbours = { before: [], after: [] };

  const restore = () => {
    const now = focusedAround(header) ?? body;
    if (!focused || (now !== body && now !== focused) || isShown(focused)) return;
    successorOf(neighbours, header)?.focus({ preventScroll: true });
  };
  const onFocusIn = () => {
    if (page.getState().isHidden) page.setState({ isHidden: false });
    const activeElement = focusedAround(header);
    if (!header.contains(activeElement)) return;
    focused = activeElement ?? undefined;
    if (focused) neighbours = neighboursOf(focused, header);
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
