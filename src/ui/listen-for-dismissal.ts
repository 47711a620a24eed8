import { focusedAround } from './focused-around';

export type DismissReason = 'escape' | 'outside' | 'leave';

/** What covers the page has rules of its own: a modal dialog, and the overlay, which closes by a click on it. */
const COVER = 'dialog, [data-overlay]';

/**
 * Calls `onDismiss` when the shopper leaves a region: presses Escape, completes a press outside it, or moves focus out of it,
 * also into a frame. A swipe and a press of another mouse button do not count. Escape counts wherever the focus is, because
 * Safari does not focus a button that is pressed.
 *
 * @returns a function that removes the listeners
 */
export const listenForDismissal = (
  element: HTMLElement,
  onDismiss: (reason: DismissReason) => void,
): (() => void) => {
  const view = element.ownerDocument.defaultView;
  if (!view) return () => undefined;
  const isOnCover = (target: EventTarget | null) =>
    target instanceof Element && target.closest(COVER)?.contains(element) === false;
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
    if (target && isOutside(target)) onDismiss('leave');
  };
  // A touch that scrolls the page has no `pointerup`, and every other `pointerup` follows a `pointerdown`.
  let isPressed = false;
  // In the capture phase, before listeners of the page, which may stop these events.
  on(
    view,
    'pointerdown',
    ({ button, target }) => {
      isPressed = button === 0 && isOutside(target);
    },
    true,
  );
  on(
    view,
    'pointerup',
    ({ target }) => {
      if (isPressed && isOutside(target)) onDismiss('outside');
    },
    true,
  );
  on(view, 'blur', () => {
    const focused = focusedAround(element);
    if (focused?.localName === 'iframe') leave(focused);
  });
  // After other elements, which can handle Escape first and prevent its default.
  on(view, 'keydown', ({ key, defaultPrevented, target }) => {
    if (key === 'Escape' && !defaultPrevented && !isOnCover(target)) onDismiss('escape');
  });
  // After the listeners of the control that loses the focus, which this call may remove.
  on(element, 'focusout', ({ relatedTarget }) => leave(relatedTarget));
  return () => {
    for (const stop of stops) stop();
  };
};
