import type { FollowedPage, HostPage } from './browser';
import { listen } from './listen';
import { setStyle } from './set-style';
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

/** What happens before a link is used. */
const USES = ['pointerover', 'focusin', 'keydown', 'click'];

const onLocationChange = (listener: () => void) => {
  const stops = [listen(window, 'popstate', listener), listen(window, 'hashchange', listener)];
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) stops.push(listen(navigation, 'currententrychange', listener));
  else {
    // Without the Navigation API, pushState emits no event: the address is read again when the page is used.
    let { href } = window.location;
    const compare = () => {
      if (href !== (href = window.location.href)) listener();
    };
    for (const name of USES) {
      window.addEventListener(name, compare, true);
      stops.push(() => window.removeEventListener(name, compare, true));
    }
  }
  return () => {
    for (const stop of stops) stop();
  };
};

/** Creates the functions of the real page with which the header follows its window, and moves the focus. */
export const createFollowWindow = (): Omit<FollowedPage, keyof HostPage> => ({
  onLocationChange,
  scrollTop: () => window.scrollY,
  maxScrollTop: () => document.documentElement.scrollHeight - window.innerHeight,
  onScroll: (listener) => listen(window, 'scroll', listener),
  height: () => window.innerHeight,
  onResize: (listener) => listen(window, 'resize', listener),
  lockScroll: createScrollLock(),
  focusMain,
  setRootProperty: (name, value) => setStyle(document.documentElement, name, value),
});
