import { removeEmptyStyle } from './remove-empty-style';

/**
 * Creates a function that disables scrolling of the page and returns a function that releases the lock. Locks are
 * counted. The scrollbar's gutter stays, and the last release restores the host's styles [SHELL-5].
 */
export const createScrollLock = (): (() => () => void) => {
  let holders = 0;
  let restore: (() => void) | undefined;

  const lock = () => {
    const root = document.documentElement;
    const { overflow, scrollbarGutter } = root.style;
    const hasScrollbar = window.innerWidth > root.clientWidth;
    root.style.overflow = 'hidden';
    if (hasScrollbar) root.style.scrollbarGutter = 'stable';
    return () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
      removeEmptyStyle(root);
    };
  };

  return () => {
    holders += 1;
    restore ??= lock();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      holders -= 1;
      if (holders > 0) return;
      restore?.();
      restore = undefined;
    };
  };
};
