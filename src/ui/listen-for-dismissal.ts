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
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view) return () => undefined;
  const isOnCover = (target: EventTarget | null) =>
    target instanceof Element && target.closest(COVER)?.contains(element) === false;
  const isOutside = (target: EventTarget | null) =>
    !isOnCover(target) && !(target instanceof Element && element.contains(target));
  // A touch that scrolls the page has no `pointerup`, and every other `pointerup` follows a `pointerdown`.
  let isPressed = false;
  const handlers: Partial<{ [Type in keyof WindowEventMap]: (event: WindowEventMap[Type]) => void }> = {
    pointerdown({ button, target }) {
      isPressed = button === 0 && isOutside(target);
    },
    pointerup({ target }) {
      if (isPressed && isOutside(target)) onDismiss('outside');
    },
    blur({ target }) {
      const { activeElement } = page;
      if (target === view && activeElement?.tagName === 'IFRAME' && isOutside(activeElement)) {
        onDismiss('leave');
      }
    },
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && isOutside(relatedTarget)) onDismiss('leave');
  };
  const press = ({ key, defaultPrevented, target }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isOnCover(target)) onDismiss('escape');
  };
  const listeners = Object.entries(handlers) as [string, EventListener][];
  // Before listeners of the page, which may stop these events.
  for (const [type, listener] of listeners) view.addEventListener(type, listener, true);
  // After other elements, which can handle Escape first and prevent its default.
  view.addEventListener('keydown', press);
  // After the listeners of the control that loses the focus, which this call may remove.
  element.addEventListener('focusout', leave);
  return () => {
    for (const [type, listener] of listeners) view.removeEventListener(type, listener, true);
    view.removeEventListener('keydown', press);
    element.removeEventListener('focusout', leave);
  };
};
