import type { Browser, HostPage } from './browser';
import { documentCookies, onCookieChange } from './document-cookies';
import { exclusively } from './exclusively';
import { createKeyValueStore } from './key-value-store';
import { listen } from './listen';
import { newId } from './new-id';
import { isThrifty, prefetch } from './prefetch';
import { createTabs } from './tabs';

/** The rest of the real page, for all that acts. */
export const createWindowBrowser = (page: HostPage): Browser => ({
  ...page,
  go: (href) => {
    window.location.assign(href);
  },
  reload: () => {
    window.location.reload();
  },
  openTab: (href) => {
    window.open(href, '_blank', 'noopener');
  },
  prefetch,
  isThrifty,
  fetch: (input, init) => window.fetch(input, init),
  cookies: documentCookies,
  onCookieChange,
  localStore: createKeyValueStore(() => window.localStorage),
  sessionStore: createKeyValueStore(() => window.sessionStorage),
  onStoreChange: (key, listener) =>
    listen(window, 'storage', (event) => {
      // No key: the whole storage was cleared.
      if (event instanceof StorageEvent && (event.key === key || event.key === null)) listener();
    }),
  composesPlainWords: navigator.userAgent.includes('Android'),
  device: { agent: navigator.userAgent, touchPoints: navigator.maxTouchPoints },
  newId,
  exclusively,
  tabs: createTabs('shop-header'),
  isHidden: () => document.visibilityState === 'hidden',
  onWindowEvent: (name, listener) => listen(window, name, listener),
  observeHeight(element, listener) {
    const observer = new ResizeObserver(() => {
      listener(element.getBoundingClientRect().height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  },
  observeSight(element, threshold, onSeen) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return;
        observer.disconnect();
        onSeen();
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  },
  tellResize: () => {
    window.dispatchEvent(new Event('resize'));
  },
  onDocumentEvent: (name, listener) => listen(document, name, listener),
  dispatch: (event) => {
    document.dispatchEvent(event);
  },
  log: (level, message, fields) => {
    console[level](message, fields);
  },
});
