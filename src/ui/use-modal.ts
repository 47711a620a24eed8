import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { listenToModal } from './listen-to-modal';
import { focusedAround } from './focused-around';

/** The element that gets the focus, if it is not the first field. */
const START = '[data-autofocus]';
const FIELD = 'input, select, textarea';

export interface ModalOptions {
  /** Called to close the dialog; the caller may leave it rendered. */
  readonly onClose: () => void;
  /** Escape and the backdrop do nothing [ERR-1]. */
  readonly isAlert?: boolean;
  /** Milliseconds between the request to close and `onClose`; 0 by default. */
  readonly closeTimeout?: number;
  /** Calls `callback` once after `milliseconds`. Returns a function that cancels the timer. */
  readonly after?: (milliseconds: number, callback: () => void) => () => void;
}

interface ModalControl {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Starts closing: calls `onClose` after the close timeout. */
  readonly close: () => void;
}

/**
 * Shows a native dialog as a modal for as long as it is rendered. Focus moves into the dialog (to `data-autofocus`, the
 * first field, or the browser's choice) and back when it closes. Escape closes it, and so does a click that begins and
 * ends on the backdrop. Its `data-stage` is 'opens', then 'after-open', and 'before-close' during the close timeout
 * [ERR-7].
 */
export const useModal = ({
  onClose,
  isAlert = false,
  closeTimeout = 0,
  after,
}: ModalOptions): ModalControl => {
  const dialog = useRef<HTMLDialogElement>(null);
  const options = useRef({ onClose, closeTimeout, after });
  const stopClosing = useRef<() => void>(undefined);
  useEffect(() => {
    options.current = { onClose, closeTimeout, after };
  });

  const close = useCallback(() => {
    const { current } = options;
    const element = dialog.current;
    if (current.closeTimeout === 0 || !current.after || !element) {
      current.onClose();
      return;
    }
    if (element.dataset['stage'] === 'before-close') return;
    element.dataset['stage'] = 'before-close';
    stopClosing.current = current.after(current.closeTimeout, () => {
      element.dataset['stage'] = 'after-open';
      options.current.onClose();
    });
  }, []);

  // A layout effect closes the dialog before its nodes are removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = focusedAround(element) as HTMLElement | null;
    const stop = listenToModal(element, { close, isAlert });
    element.dataset['stage'] = 'opens';
    element.showModal();
    const start = element.querySelector<HTMLElement>(START) ?? element.querySelector<HTMLElement>(FIELD);
    start?.focus();
    element.dataset['stage'] = 'after-open';
    return () => {
      stopClosing.current?.();
      stop();
      element.close();
      if ((focusedAround(element)?.localName ?? 'body') === 'body') {
        // WebKit sometimes restores no focus: it takes the opener for inert until it has computed the layout again.
        opener?.getBoundingClientRect();
        opener?.focus({ preventScroll: true });
      }
    };
  }, [close, isAlert]);
  return { dialog, close };
};
