import { refusesStorage } from '../analytics/consent';
import type { HostPage } from './browser';
import { documentCookies } from './document-cookies';
import { listen } from './listen';
import { removeEmptyStyle } from './remove-empty-style';
import { createScrollLock } from './scroll-lock';

const focusMain = (offset: number) => {
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
  main.focus({ preventScroll: true });
  window.scrollTo({ top: main.getBoundingClientRect().top + window.scrollY - offset });
};

const setRootProperty = (name: string, value: string) => {
  const root = document.documentElement;
  const { style } = root;
  const before = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  style.setProperty(name, value);
  return () => {
    style.setProperty(name, before, priority);
    removeEmptyStyle(root);
  };
};

const onLocationChange = (listener: () => void) => {
  const stops = [listen(window, 'popstate', listener), listen(window, 'hashchange', listener)];
  // pushState emits an event only in the Navigation API, which not every browser has.
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) stops.push(listen(navigation, 'currententrychange', listener));
  return () => {
    for (const stop of stops) stop();
  };
};

const USUAL_FONT_SIZE_PX = 16;
const MAX_FONT_SIZE_PX = 72;

/** Returns the browser's default font size in pixels, which is one em of media queries. No style is computed for it. */
const defaultFontSize = (): number => {
  if (!('matchMedia' in window)) return USUAL_FONT_SIZE_PX;
  let size = 8;
  while (
    size < MAX_FONT_SIZE_PX &&
    !window.matchMedia(`(width >= ${String(window.innerWidth / size)}em)`).matches
  )
    size += 1;
  return size;
};

/** Creates the functions of the real page that the first render needs. */
export const createWindowPage = (): HostPage => ({
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  location: () => new URL(window.location.href),
  recall(key) {
    try {
      return window.sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  remember(key, value) {
    try {
      if (!refusesStorage(documentCookies)) window.sessionStorage.setItem(key, value);
    } catch {
      // Storage is blocked or full.
    }
  },
  afterPaint(callback) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A hidden page gets no animation frames, so a timer ends the wait.
    const limit = setTimeout(callback, 500);
    const frame = requestAnimationFrame(() => {
      clearTimeout(limit);
      timer = setTimeout(callback);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(limit);
      clearTimeout(timer);
    };
  },
  onLocationChange,
  scrollTop: () => window.scrollY,
  onScroll: (listener) => listen(window, 'scroll', listener),
  onResize: (listener) => listen(window, 'resize', listener),
  width: () => (window.innerWidth * USUAL_FONT_SIZE_PX) / defaultFontSize(),
  lockScroll: createScrollLock(),
  focusMain,
  setRootProperty,
});
