import type { Browser } from './browser';

const nothing = () => undefined;
const stop = () => nothing;
const noStore = { get: () => undefined, set: nothing, remove: nothing };

/** A page that isn't there: on a server nothing is listened to, painted or stored. */
export const createServerBrowser = (address: URL): Browser => ({
  now: () => Date.now(),
  after: stop,
  location: () => address,
  go: nothing,
  reload: nothing,
  recall: nothing,
  observeHeight: stop,
  observeSight: stop,
  tellResize: nothing,
  openTab: nothing,
  prefetch: stop,
  isThrifty: () => true,
  fetch: () => Promise.reject(new Error('A server asks for nothing on behalf of a shopper')),
  cookies: noStore,
  onCookieChange: stop,
  localStore: noStore,
  sessionStore: noStore,
  onStoreChange: stop,
  composesPlainWords: false,
  device: { agent: '', touchPoints: 0 },
  newId: () => '',
  exclusively: (_name, task) => task(false),
  afterPaint: stop,
  onLocationChange: stop,
  scrollTop: () => 0,
  onScroll: stop,
  onResize: stop,
  width: () => 0,
  lockScroll: stop,
  focusMain: nothing,
  setRootProperty: stop,
  tabs: { tell: nothing, hear: stop },
  isHidden: () => false,
  onWindowEvent: stop,
  onDocumentEvent: stop,
  dispatch: nothing,
  log: nothing,
});
