import { useRef, type RefObject } from 'react';
import { useEffectBeforePaint } from './use-effect-before-paint';

type Reason = 'escape' | 'outside' | 'leave';

/** What covers the page has rules of its own: a modal dialog, and the overlay, which closes by a click on it. */
const COVER = 'dialog, [data-overlay]';

/**
 * Calls `onDismiss` when the shopper leaves an open region: presses Escape, completes a press outside it, or moves focus out
 * of it, also into a frame. A swipe and a press of another mouse button do not close it. Escape counts wherever the focus is,
 * because Safari does not focus a button that is pressed.
 *
 * @param region the open panel together with the button that opened it
 */
export const useDismiss = (
  region: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: Reason) => void,
): void => {
  const dismiss = useRef(onDismiss);
  useEffectBeforePaint(() => {
    dismiss.current = onDismiss;
  });
  useEffectBeforePaint(() => {
    const element = region.current;
    const page = element?.ownerDocument;
    const view = page?.defaultView;
    if (!isOpen || !element || !view) return undefined;
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
        if (isPressed && isOutside(target)) dismiss.current('outside');
      },
      blur({ target }) {
        const { activeElement } = page;
        if (target === view && activeElement?.tagName === 'IFRAME' && isOutside(activeElement)) {
          dismiss.current('leave');
        }
      },
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && isOutside(relatedTarget)) dismiss.current('leave');
    };
    const press = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isOnCover(target)) dismiss.current('escape');
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
  }, [region, isOpen]);
};
