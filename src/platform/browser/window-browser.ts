import { PAGE_STATE } from '../../../federation/contract/page-state';
import type { Browser, HostPage, Cookies, KeyValueStore } from './browser';
import { documentCookies, onCookieChange } from './document-cookies';
import { createFollowWindow } from './follow-window';
import { keepSheets } from './keep-sheets';
import { createKeyValueStore, type StorageProvider } from './key-value-store';
import { listen } from './listen';
import { observeChildren, observeHeight, observeSight } from './observe-element';
import { prefetch, savesData } from './prefetch';
import { readDevice } from './read-device';
import { createTabs, SHOP_TABS } from './tabs';
import { whenIdle } from './when-idle';
import { refusesStorage } from '../analytics/consent';

/**
 * A store that the shopper can refuse. After a refusal values are kept in memory until the page is left, and the
 * browser's storage is neither read nor written [AUTH-8].
 */
export const createFunctionalStore = (
  cookies: Pick<Cookies, 'get'>,
  provideStorage: StorageProvider,
): KeyValueStore =>
  createKeyValueStore(() => {
    if (refusesStorage(cookies)) throw new Error('refused');
    return provideStorage();
  });

/** A page that is frozen, hangs or does not end its work may hold a lock for ever. */
export const LOCK_TIMEOUT_MS = 5_000;

/** Runs the task under a Web Lock. Pages without Web Locks, such as insecure ones, run it at once. */
export const withLock: Browser['withLock'] = async (name, task) => {
  const progress = { hasRun: false };
  const run = (isLocked: boolean) => {
    progress.hasRun = true;
    return task(isLocked);
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => run(true));
  } catch {
    if (!progress.hasRun) await run(false);
  }
};

/** Returns a random id of 128 bits. `crypto.randomUUID` exists on secure pages only. */
export const newId = (): string => {
  const source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto;
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

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
    go: (href) => window.location.assign(href),
    reload: () => window.location.reload(),
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
    ...readDevice(),
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
    tabs: createTabs(SHOP_TABS),
    isHidden: () => document.visibilityState === 'hidden',
    hasScrollAnchoring: () => CSS.supports('overflow-anchor', 'auto'),
    onWindowEvent: (name, listener) => listen(window, name, listener),
    observeChildren,
    observeHeight,
    observeSight,
    keepSheets,
    emitResize: () => {
      window.dispatchEvent(new Event('resize'));
    },
    onDocumentEvent: (name, listener) => listen(document, name, listener),
    dispatch: (event) => {
      document.dispatchEvent(event);
    },
    log: (level, message, fields) => console[level](message, fields),
  };
};
