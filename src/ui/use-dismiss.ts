import { useEffect, useRef, type RefObject } from 'react';

type Reason = 'escape' | 'outside' | 'leave';

/**
 * Hears the ways in which shoppers leave something that lies open: Escape, a press outside, focus that
 * moves elsewhere.
 *
 * @param region what lies open, with the button that opened it
 */
export const useDismiss = (
  region: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: Reason) => void,
): void => {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    const element = region.current;
    const page = element?.ownerDocument;
    if (!isOpen || !element || !page) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Element && element.contains(target);
    // A modal dialog lies over all of the page: what happens in it leaves nothing.
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
    // On the page, where what lies inside has had its say: an Escape that it took is not ours.
    page.addEventListener(
      'keydown',
      ({ key, defaultPrevented, target }) => {
        if (key === 'Escape' && !defaultPrevented && isInside(target)) dismiss.current('escape');
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
