import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The part to begin at, where that isn't the first field. */
const START = '[data-autofocus]';
const FIELD = 'input, select, textarea';

/**
 * Shows a native dialog as a modal one for as long as it is rendered. Focus moves in (to `data-autofocus`, the
 * first field, or what the browser chooses) and back to where it was. Escape, and a press on the backdrop that
 * also ends there, ask to close.
 *
 * @param onClose takes the dialog away, or doesn't
 */
export const useModal = (onClose: () => void): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  useEffect(() => {
    ask.current = onClose;
  });
  // Closed before its nodes go: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    // The panel covers the dialog: what hits the dialog itself hits its backdrop.
    let isOnBackdrop = false;
    const press = ({ target }: Event) => {
      isOnBackdrop = target === element;
    };
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointerup', (event) => isOnBackdrop && press(event), { signal });
    element.addEventListener(
      'click',
      ({ target }) => {
        if (isOnBackdrop && target === element) ask.current();
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        // It ends the composition, not the dialog.
        if (event.key === 'Escape' && event.isComposing) event.preventDefault();
      },
      { signal },
    );
    element.addEventListener(
      'cancel',
      (event) => {
        // From fields inside, such as file pickers, it bubbles.
        if (event.target !== element) return;
        event.preventDefault();
        ask.current();
      },
      { signal },
    );
    // A browser may close without asking, as Chromium does at a second Escape.
    element.addEventListener('close', () => ask.current(), { signal });
    element.showModal();
    const start = element.querySelector<HTMLElement>(START) ?? element.querySelector<HTMLElement>(FIELD);
    start?.focus();
    return () => {
      ended.abort();
      element.close();
    };
  }, []);
  return dialog;
};
