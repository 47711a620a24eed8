import type { Browser } from './browser';

const nothing = () => undefined;
const stop = () => nothing;
const noStore = { get: () => undefined, set: nothing, remove: nothing };

/** The browser functions for rendering on a server: nothing is listened to, painted or stored, and `fetch` rejects. */
export const createServerBrowser = (address: URL): Browser => ({
  now: () => Date.now(),
  after: stop,
  location: () => address,
  go: nothing,
  reload: nothing,
  recall: nothing,
  observeHeight: stop,
  observeSight: stop,
  emitResize: nothing,
  openTab: nothing,
  prefetch: stop,
  whenIdle: stop,
  savesData: () => true,
  fetch: () => Promise.reject(new Error('No requests are sent while rendering on a server')),
  cookies: noStore,
  onCookieChange: stop,
  localStore: noStore,
  functionalStore: noStore,
  sessionStore: noStore,
  onStoreChange: stop,
  composesPlainWords: false,
  device: { agent: '', touchPoints: 0 },
  random: () => 0,
  newId: () => '',
  withLock: (_name, task) => task(false),
  afterPaint: stop,
  onLocationChange: stop,
  scrollTop: () => 0,
  onScroll: stop,
  onResize: stop,
  width: () => 0,
  lockScroll: stop,
  focusMain: nothing,
  setRootProperty: stop,
  tabs: { send: nothing, listen: stop },
  isHidden: () => false,
  onWindowEvent: stop,
  onDocumentEvent: stop,
  dispatch: nothing,
  log: nothing,
});
