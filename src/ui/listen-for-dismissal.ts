import { focusedAround } from './focused-around';
import { shadowRootsOf, surrounds } from './shadow-roots';

export type DismissReason = 'escape' | 'outside';

/** What covers the page has rules of its own: a modal dialog, and the overlay, which closes by a click on it. */
const COVER = 'dialog, [data-overlay]';

/**
 * Calls `onDismiss` when the shopper leaves a region: presses Escape, completes a press outside it, or moves focus out of it,
 * also into a frame. A swipe and a press of another mouse button do not count, even if they move the focus. Escape counts
 * wherever the focus is, because Safari does not focus a button that is pressed.
 *
 * @returns a function that removes the listeners
 */
export const listenForDismissal = (
  element: HTMLElement,
  onDismiss: (reason: DismissReason) => void,
): (() => void) => {
  const view = element.ownerDocument.defaultView;
  if (!view) return () => undefined;
  const roots = shadowRootsOf(element);
  // Listeners outside a shadow tree receive its host as the target.
  const hosts: readonly EventTarget[] = roots.map(({ host }) => host);
  const isOnCover = (target: EventTarget | null) => {
    const cover = target instanceof Element ? target.closest(COVER) : null;
    return cover !== null && !surrounds(cover, element);
  };
  const isOutside = (target: EventTarget | null) =>
    !isOnCover(target) && !(target instanceof Element && element.contains(target));
  const stops: (() => void)[] = [];
  const on = <Type extends keyof WindowEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
    isCapture?: boolean,
  ) => {
    target.addEventListener(type, listener as EventListener, isCapture);
    stops.push(() => target.removeEventListener(type, listener as EventListener, isCapture));
  };
  const leave = (target: EventTarget | null) => {
    if (target && isOutside(target)) onDismiss('outside');
  };
  /**
   * Whether the press that has begun counts when it ends; undefined while nothing is pressed. A press that opens the browser's
   * own menu may have no `pointerup`.
   */
  let counts: boolean | undefined;
  const press = ({ type, button, target }: PointerEvent) => {
    if (target && hosts.includes(target)) return;
    if (type === 'pointerup' && counts) leave(target);
    counts = type === 'pointerdown' ? button === 0 && isOutside(target) : undefined;
  };
  // In the capture phase, before listeners of the page, which may stop these events.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    for (const target of [view, ...roots]) on(target, type, press, true);
  }
  on(view, 'blur', () => {
    const focused = focusedAround(element);
    if (focused?.localName === 'iframe') leave(focused);
  });
  // After other elements, which can handle Escape first and prevent its default.
  on(view, 'keydown', ({ key, defaultPrevented, target }) => {
    counts = undefined;
    if (key !== 'Escape' || defaultPrevented) return;
    if (![target, focusedAround(element)].some(isOnCover)) onDismiss('escape');
  });
  // After the listeners of the control that loses the focus, which this call may remove.
  on(element, 'focusout', ({ relatedTarget }) => {
    if (counts === undefined) leave(relatedTarget);
  });
  return () => {
    for (const stop of stops) stop();
  };
};
