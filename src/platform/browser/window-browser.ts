import { PAGE_STATE } from '../../../federation/contract/page-state';
import type { Browser, HostPage } from './browser';
import { documentCookies, onCookieChange } from './document-cookies';
import { withLock } from './with-lock';
import { createFollowWindow } from './follow-window';
import { createFunctionalStore } from './functional-store';
import { createKeyValueStore } from './key-value-store';
import { listen } from './listen';
import { newId } from './new-id';
import { observeChildren, observeHeight, observeSight } from './observe-element';
import { savesData, prefetch } from './prefetch';
import { createTabs } from './tabs';
import { whenIdle } from './when-idle';

/** Returns a field of our loader's state; undefined without our loader. */
const fromLoader = (field: string): unknown =>
  Reflect.get(Object(Reflect.get(document, Symbol.for(PAGE_STATE))), field);

/** `activationStart` is zero in a page that was not prerendered, and missing in a browser that prerenders nothing. */
const wasPrerendered = (): boolean => {
  const entry: unknown =
    Reflect.get(document, 'prerendering') === undefined
      ? undefined
      : performance.getEntriesByType('navigation')[0];
  return Number(Reflect.get(Object(entry), 'activationStart') ?? 0) > 0;
};

/** Creates the browser functions of the real page that are loaded with the runtime. */
export const createWindowBrowser = (page: HostPage): Browser => {
  const localStore = createKeyValueStore(() => window.localStorage);
  return {
    ...page,
    ...createFollowWindow(),
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
    wasPrerendered,
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
      const channel = fromLoader('channel');
      return typeof channel === 'string' ? channel : undefined;
    },
    reportFailedCall: (fields) => {
      const report = fromLoader('onFailedCall') as ((failed: typeof fields) => void) | undefined;
      report?.(fields);
    },
    random: Math.random,
    newId,
    withLock,
    tabs: createTabs('shop-header'),
    isHidden: () => document.visibilityState === 'hidden',
    onWindowEvent: (name, listener) => listen(window, name, listener),
    observeChildren,
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
