import { PAGE_STATE } from '../../../federation/contract/page-state';
import type { Browser, HostPage } from './browser';
import { documentCookies, onCookieChange } from './document-cookies';
import { withLock } from './with-lock';
import { createFunctionalStore } from './functional-store';
import { createKeyValueStore } from './key-value-store';
import { listen } from './listen';
import { newId } from './new-id';
import { observeHeight, observeSight } from './observe-element';
import { savesData, prefetch } from './prefetch';
import { createTabs } from './tabs';
import { whenIdle } from './when-idle';

/** Creates the browser functions of the real page that are loaded with the runtime. */
export const createWindowBrowser = (page: HostPage): Browser => {
  const localStore = createKeyValueStore(() => window.localStorage);
  return {
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
    whenIdle,
    savesData,
    fetch: (input, init) => window.fetch(input, init),
    cookies: documentCookies,
    onCookieChange,
    localStore,
    functionalStore: createFunctionalStore(documentCookies, () => window.localStorage),
    sessionStore: createKeyValueStore(() => window.sessionStorage),
    onStoreChange: (key, listener) =>
      listen(window, 'storage', (event) => {
        // The key is null when the whole storage was cleared.
        if (event instanceof StorageEvent && (event.key === key || event.key === null)) listener();
      }),
    composesPlainWords: navigator.userAgent.includes('Android'),
    device: { agent: navigator.userAgent, touchPoints: navigator.maxTouchPoints },
    channel: () => {
      const state: unknown = Reflect.get(document, Symbol.for(PAGE_STATE));
      const channel: unknown = Reflect.get(Object(state), 'channel');
      return typeof channel === 'string' ? channel : undefined;
    },
    random: Math.random,
    newId,
    withLock,
    tabs: createTabs('shop-header', localStore),
    isHidden: () => document.visibilityState === 'hidden',
    onWindowEvent: (name, listener) => listen(window, name, listener),
    observeHeight,
    observeSight,
    emitResize: () => {
      window.dispatchEvent(new Event('resize'));
    },
    onDocumentEvent: (name, listener) => listen(document, name, listener),
    dispatch: (event) => {
      document.dispatchEvent(event);
    },
    log: (level, message, fields) => {
      console[level](message, fields);
    },
  };
};
