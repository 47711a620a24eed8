import { useRef, type RefObject } from 'react';
import { useEffectBeforePaint } from './use-effect-before-paint';

/** Calls `onEscape` when Escape is pressed anywhere on the page, and stops the event for other listeners. */
export const useEscape = (
  region: RefObject<HTMLElement | null>,
  isListening: boolean,
  onEscape: () => void,
): void => {
  const escape = useRef(onEscape);
  useEffectBeforePaint(() => {
    escape.current = onEscape;
  });
  useEffectBeforePaint(() => {
    const page = region.current?.ownerDocument;
    if (!isListening || !page) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      escape.current();
    };
    page.addEventListener('keydown', press, true);
    return () => page.removeEventListener('keydown', press, true);
  }, [region, isListening]);
};
