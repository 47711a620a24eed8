import { useRef, type RefObject } from 'react';
import { useEffectBeforePaint } from './use-effect-before-paint';

type Reason = 'escape' | 'outside' | 'leave';

/**
 * Calls `onDismiss` when the shopper leaves an open region: presses Escape, presses outside it, or moves focus out of it.
 * Escape counts wherever the focus is, because Safari does not focus a button that is pressed.
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
    if (!isOpen || !element || !page) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Element && element.contains(target);
    // A modal dialog covers the whole page, so events in the dialog do not leave the region.
    const isInModal = (target: EventTarget | null) =>
      target instanceof Element && target.closest('dialog')?.contains(element) === false;
    const ended = new AbortController();
    const { signal } = ended;
    page.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isInside(target) && !isInModal(target)) dismiss.current('outside');
      },
      { signal },
    );
    // The listener is on the document, so that elements can handle Escape first and prevent its default.
    page.addEventListener(
      'keydown',
      ({ key, defaultPrevented, target }) => {
        if (key === 'Escape' && !defaultPrevented && !isInModal(target)) dismiss.current('escape');
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !isInside(relatedTarget) && !isInModal(relatedTarget)) {
          dismiss.current('leave');
        }
      },
      { signal },
    );
    return () => {
      ended.abort();
    };
  }, [region, isOpen]);
};
