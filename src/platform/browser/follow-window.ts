import type { FollowedPage, HostPage } from './browser';
import { createInnerScroller } from './inner-scroller';
import { listen } from './listen';
import { setStyle } from './set-style';
import { createScrollLock } from './scroll-lock';

const focusMain = (inner: Element | undefined, offset: number) => {
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
  main.focus({ preventScroll: true });
  const { top } = main.getBoundingClientRect();
  if (inner && inner.scrollHeight > inner.clientHeight) {
    // The header covers nothing of an element that begins below it.
    inner.scrollBy({ top: top - Math.max(offset, inner.getBoundingClientRect().top) });
  } else window.scrollTo({ top: top + window.scrollY - offset });
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
export const createFollowWindow = (): Omit<FollowedPage, keyof HostPage> => {
  const inner = createInnerScroller();
  return {
    onLocationChange,
    scrollTop: () => window.scrollY || inner.top(),
    maxScrollTop() {
      const { scrollHeight, clientHeight } =
        (window.scrollY ? undefined : inner.element()) ?? document.documentElement;
      return scrollHeight - clientHeight;
    },
    onScroll(listener, header) {
      if (header) inner.begin(header);
      const onScroll = ({ target }: Event) => {
        inner.follow(target);
        listener();
      };
      // In the capture phase, in which the window receives the events of elements.
      window.addEventListener('scroll', onScroll, true);
      return () => {
        window.removeEventListener('scroll', onScroll, true);
        inner.stop();
      };
    },
    raise: inner.raise,
    height: () => window.innerHeight,
    onResize: (listener) => listen(window, 'resize', listener),
    lockScroll: createScrollLock(inner.element),
    focusMain: (offset) => focusMain(inner.element(), offset),
    setRootProperty: (name, value) => setStyle(document.documentElement, name, value),
  };
};
