import type { Browser, KeyValueStore } from '../browser';
import { createFakePage, subscribable } from './fake-page';

/** Milliseconds after which the fake page is idle. */
const IDLE_MS = 2_500;

const nothing = () => undefined;
const notObserved = () => nothing;

/** The functions that the fake does not record. A test replaces those that it needs. */
const UNRECORDED = {
  observeChildren: notObserved,
  observeHeight: notObserved,
  observeSight: notObserved,
  keepSheets: notObserved,
  onStoreChange: notObserved,
  emitResize: nothing,
  composesPlainWords: false,
  device: { agent: '', touchPoints: 0, isAndroid: false },
  channel: nothing,
  reportFailedCall: nothing,
  random: () => 0,
  log: nothing,
};

const storeOf = (values: Map<string, string>): KeyValueStore => ({
  get: (key) => values.get(key),
  set: (key, value) => values.set(key, value).has(key),
  remove: (key) => void values.delete(key),
});

const storesOf = (local: Map<string, string>, session: Map<string, string>) => ({
  localStore: storeOf(local),
  functionalStore: storeOf(local),
  sessionStore: storeOf(session),
  recall: (key: string) => session.get(key),
  remember: (key: string, value: string) => void session.set(key, value),
});

/** Creates an event target that counts its listeners. */
const createTarget = () => {
  const target = new EventTarget();
  let count = 0;
  return {
    on: (name: string, listener: (event: Event) => void) => {
      target.addEventListener(name, listener);
      count += 1;
      return () => {
        target.removeEventListener(name, listener);
        count -= 1;
      };
    },
    emit: (event: Event) => target.dispatchEvent(event),
    listeners: () => count,
  };
};

const createFakeCookies = () => {
  const values = new Map<string, string>();
  /** Lifetimes of the cookies that the header set, in seconds. */
  const ages = new Map<string, number | undefined>();
  const changes = subscribable();
  const port: Pick<Browser, 'cookies' | 'onCookieChange'> = {
    cookies: {
      get: (name) => values.get(name),
      remove: (name) => !values.delete(name) || !values.has(name),
      all: () => [...values].join('; '),
      set(name, value, { maxAgeSeconds } = {}) {
        values.set(name, value);
        ages.set(name, maxAgeSeconds);
      },
    },
    onCookieChange: changes.on,
  };
  return {
    port,
    values,
    ages,
    setByServer: (name: string, value: string) => {
      values.set(name, value);
      changes.send();
    },
    listeners: changes.listeners,
  };
};

const createFakeTabs = () => {
  const sent: string[] = [];
  const { on: listen, send: receive, listeners } = subscribable<unknown>();
  const port: Browser['tabs'] = { send: (message) => void sent.push(message), listen };
  return { port, sent, receive, listeners };
};

/** Creates a browser in memory: the test changes the page, and reads what the header did to it. */
export const createFakeBrowser = (address?: string) => {
  const fake = createFakePage(address);
  const [window, document] = [createTarget(), createTarget()];
  const [local, session] = [new Map<string, string>(), new Map<string, string>()];
  const cookies = createFakeCookies();
  const tabs = createFakeTabs();
  /** What the header did to the page, in order, such as 'go /ecom/shop/trolley'. */
  const acts: string[] = [];
  const dispatched: CustomEvent[] = [];
  /** Requests that were sent with `fetch`. */
  const fetched: { readonly url: string; readonly body: string }[] = [];
  let ids = 0;
  const flags = { isHidden: false, hasScrollAnchoring: true, savesData: false, wasPrerendered: false };
  const record = (act: string) => (detail: string) => void acts.push(`${act} ${detail}`);

  const browser: Browser = {
    ...UNRECORDED,
    ...fake.page,
    go: record('go'),
    openTab: record('open tab'),
    reload: () => void acts.push('reload'),
    prefetch: (href) => {
      record('prefetch')(href);
      return () => record('cancel prefetch')(href);
    },
    whenIdle: (callback) => fake.page.after(IDLE_MS, callback),
    savesData: () => flags.savesData,
    wasPrerendered: () => flags.wasPrerendered,
    fetch: (url, { body } = {}) => {
      fetched.push({ url: url as string, body: body as string });
      return Promise.resolve(new Response());
    },
    newId: () => `id-${(ids += 1)}`,
    withLock: (_name, task) => task(true),
    isHidden: () => flags.isHidden,
    hasScrollAnchoring: () => flags.hasScrollAnchoring,
    ...cookies.port,
    ...storesOf(local, session),
    tabs: tabs.port,
    onWindowEvent: window.on,
    onDocumentEvent: document.on,
    dispatch: (event) => void dispatched.push(event),
  };
  return {
    ...fake,
    browser,
    acts,
    cookies: cookies.values,
    cookieAges: cookies.ages,
    setCookie: cookies.setByServer,
    local,
    /** The session storage of the tab. */
    tabStore: session,
    /** Messages that were sent to the other tabs. */
    messages: tabs.sent,
    sendFromOtherTab: tabs.receive,
    dispatched,
    fetched,
    flags,
    emitOnWindow: (name: string, fields: object = {}) => window.emit(Object.assign(new Event(name), fields)),
    emitOnDocument: document.emit,
    /** Returns the number of the header's listeners on the page. */
    listeners: () =>
      [fake, window, document, tabs, cookies].reduce((sum, { listeners }) => sum + listeners(), 0),
  };
};
