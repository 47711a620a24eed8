import { refusesStorage } from '../analytics/consent';
import type { HostPage } from './browser';
import { listen } from './listen';
import { readCookie } from './read-cookie';

const USUAL_FONT_SIZE_PX = 16;
const MAX_FONT_SIZE_PX = 72;

/** Returns the browser's default font size in pixels, which is one em of media queries. No style is computed for it. */
const defaultFontSize = (): number => {
  if (!('matchMedia' in window)) return USUAL_FONT_SIZE_PX;
  let size = 8;
  while (size < MAX_FONT_SIZE_PX && !window.matchMedia(`(width >= ${window.innerWidth / size}em)`).matches)
    size += 1;
  return size;
};

/** Creates the functions of the real page that the first frame needs. */
export const createFramePage = (): Omit<HostPage, 'remember' | 'searchField'> => ({
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  location: () => new URL(window.location.href),
  recall(key) {
    try {
      return window.sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  afterPaint(callback) {
    // A hidden page gets no animation frames, so a timer ends the wait.
    let timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      callback();
    }, 500);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(callback);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  },
  onceOpened(callback) {
    if (Reflect.get(document, 'prerendering')) return listen(document, 'prerenderingchange', callback);
    callback();
    return () => undefined;
  },
  width: () => (window.innerWidth * USUAL_FONT_SIZE_PX) / defaultFontSize(),
});

/** Creates the functions of the real page that the first render needs. */
export const createWindowPage = (): HostPage => ({
  ...createFramePage(),
  remember(key, value) {
    try {
      if (!refusesStorage({ get: readCookie })) window.sessionStorage.setItem(key, value);
    } catch {
      // Storage is blocked or full.
    }
  },
  searchField() {
    const field = document.querySelector<HTMLInputElement>('header [role=search] [role=combobox]');
    return field ? { field, hasFocus: field.matches(':focus') } : undefined;
  },
});
