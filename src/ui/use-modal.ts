import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { listenToModal } from './listen-to-modal';

/** The part to begin at, where that isn't the first field. */
const START = '[data-autofocus]';
const FIELD = 'input, select, textarea';

export interface ModalOptions {
  /** Takes the dialog away, or doesn't. */
  readonly onClose: () => void;
  /** Escape and the backdrop do nothing [ERR-1]. */
  readonly isAlert?: boolean;
  /** Milliseconds between the wish to close and the end; none unless told. */
  readonly closeTimeout?: number;
  /** Calls back once after so many milliseconds; the answer cancels. */
  readonly after?: (milliseconds: number, callback: () => void) => () => void;
}

interface ModalControl {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Begins to close. */
  readonly close: () => void;
}

/**
 * Shows a native dialog as a modal one for as long as it is rendered. Focus moves in (to `data-autofocus`, the
 * first field, or what the browser chooses) and back to where it was. Escape, and a press on the backdrop that
 * also ends there, close. Its `data-stage` is 'opens', 'after-open' once it stands, and 'before-close' for the
 * close timeout [ERR-7].
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

  // Closed before its nodes go: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
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
    };
  }, [close, isAlert]);
  return { dialog, close };
};
