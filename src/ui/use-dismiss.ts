import { useRef, type RefObject } from 'react';
import type { DismissReason } from './listen-for-dismissal';
import { useEffectBeforePaint } from './use-effect-before-paint';

/** The runtime has usually loaded before anything is open. Until then, Escape and the button that opened the region close it. */
const loadListeners = () => import(/* webpackChunkName: "runtime" */ './listen-for-dismissal');

/**
 * Calls `onDismiss` when the shopper leaves an open region; see {@link listenForDismissal}.
 *
 * @param region the open panel together with the button that opened it
 */
export const useDismiss = (
  region: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: DismissReason) => void,
): void => {
  const dismiss = useRef(onDismiss);
  useEffectBeforePaint(() => {
    dismiss.current = onDismiss;
  });
  useEffectBeforePaint(() => {
    const { current: element } = region;
    if (!isOpen || !element) return undefined;
    const page = element.ownerDocument;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss.current('escape');
    };
    page.addEventListener('keydown', press);
    let stop: (() => void) | undefined = () => page.removeEventListener('keydown', press);
    loadListeners().then(
      ({ listenForDismissal }) => {
        if (!stop) return;
        stop();
        stop = listenForDismissal(element, (reason) => dismiss.current(reason));
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [region, isOpen]);
};
