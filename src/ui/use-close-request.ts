import { useEffect, useRef, type RefObject } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

/** The type of `window` in browsers that have `CloseWatcher`, which TypeScript's library does not declare. */
type WindowWithCloseWatcher = Window & { readonly CloseWatcher?: new () => CloseWatcher };

/**
 * Calls `onClose` when the browser asks to close what is open: for the Back button or gesture of Android, in browsers
 * with `CloseWatcher`. Other browsers leave the page with Back: the entries of the history belong to the host's router.
 */
export const useCloseRequest = (
  region: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const view = region.current?.ownerDocument.defaultView as WindowWithCloseWatcher | null | undefined;
    if (!isOpen || !view?.CloseWatcher) return undefined;
    const watcher = new view.CloseWatcher();
    watcher.onclose = () => close.current();
    return () => {
      watcher.onclose = null;
      watcher.destroy();
    };
  }, [region, isOpen]);
};
