import type { HeaderAdapters, HeaderConfig } from '../../federation/contract';
import type { FrameData } from '../../federation/contract/when-wanted';
import { loadShoppingContextApi, type ShoppingContexts } from '../domains/account';
import { loadPassApi, type Passes } from '../domains/delivery-pass';
import { loadSlotApi, type Slots } from '../domains/slot';
import { loadTrolleyApi, type Trolleys } from '../domains/trolley';
import { failed, type Result } from '../kernel/result';
import type { Translate } from '../kernel/translate';
import type { Browser } from '../platform/browser';
import { createGraph, type Graph } from '../platform/graphql';
import { createHttp, type Http } from '../platform/http';
import { createLogger, type LogEntry, type Logger } from '../platform/logging';
import { createShopClock, type ShopClock } from '../platform/shop-clock';
import { createSession, loadFromHost, loadFromTokenService, type Session } from '../platform/session';
import { reportToMonitor } from './report-to-monitor';

/** The oldest entries are dropped above this number. */
const MAX_ENTRIES = 100;

/** Creates what the health panel shows: the last entries of the log, and the number of sign-outs during a session. */
export const createHealth = () => {
  const entries: LogEntry[] = [];
  let flickers = 0;
  return {
    keep: (entry: LogEntry) => {
      entries.push(entry);
      if (entries.length > MAX_ENTRIES) entries.shift();
    },
    flickered: () => {
      flickers += 1;
    },
    entries: (): readonly LogEntry[] => entries,
    flickers: () => flickers,
  };
};

/**
 * Reports each call whose response cannot be decoded to the host's monitor, once per call: its service, method and path in
 * the list of calls, and nothing else [CALL-3].
 *
 * @returns a function that receives each entry of the log, also while logging is off; it reports those of the level `error`
 */
export const reportDecodeFailures = (adapters: () => HeaderAdapters): ((entry: LogEntry) => void) => {
  const reported = new Set<string>();
  return ({ level, fields: { service, method, path } }) => {
    const call = [service, method, path].filter(Boolean).join(' ');
    if (level !== 'error' || reported.has(call)) return;
    reported.add(call);
    reportToMonitor(adapters(), { name: 'wrong_shape', message: call });
  };
};

/** What implements the domains' ports. Code loads with its first use. */
export interface Services {
  readonly session: Session;
  readonly http: Http;
  readonly graph: Graph;
  readonly logger: Logger;
  readonly shopClock: ShopClock;
  /** The record of calls for the health panel; undefined without the panel. */
  readonly health: ReturnType<typeof createHealth> | undefined;
  readonly contexts: ShoppingContexts;
  readonly trolleys: Trolleys;
  readonly slots: Slots;
  readonly passes: Passes;
  /** Loads the client of REST calls before the first call. */
  readonly prepareCalls: () => void;
  /** Loads the code of a signed-in page while the session is being requested. */
  readonly prepareSignedIn: () => void;
}

/** Returns a failure when the code of the call fails to load. The next call loads it again. */
const orFailure = async <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await call();
  } catch (error) {
    return failed('network', String(error));
  }
};

/** Returns a function that returns what a service has answered to the first frame of the customer who is signed in, once. */
const createTakeAnswer =
  (frame: FrameData | undefined, session: () => Session) =>
  (call: string): unknown => {
    const status = session().store.getState();
    if (!frame || status.kind !== 'signed-in' || status.customerId !== frame.customerId) return undefined;
    const answer = frame.answers.get(call);
    frame.answers.delete(call);
    return answer;
  };

const createClients = (
  config: HeaderConfig,
  browser: Browser,
  session: () => Session,
  keep: (entry: LogEntry) => void,
  frame: FrameData | undefined,
) => {
  const shared = {
    applicationName: config.applicationName,
    origin: browser.location().origin,
    logger: createLogger(browser, config.logging?.enabled ?? false, keep),
    clock: browser,
    shopClock: createShopClock(browser),
    tokens: {
      current: () => session().current(),
      renew: (refused: string) => session().renew(refused),
      hasStopped: () => session().hasStopped(),
    },
    takeAnswer: createTakeAnswer(frame, session),
  };
  return {
    logger: shared.logger,
    shopClock: shared.shopClock,
    http: createHttp(shared),
    graph: createGraph({ ...shared, url: config.services.graph }),
  };
};

/** Creates the clients of the services that a signed-in page calls. Their code loads with the first call. */
const createSignedInClients = (
  { shoppingContext, slots, deliveryPass }: HeaderConfig['services'],
  http: Http,
  graph: Graph,
  t: Translate,
): Pick<Services, 'contexts' | 'trolleys' | 'slots' | 'passes'> => {
  const contextApi = async () =>
    (await loadShoppingContextApi()).createShoppingContextApi(http, shoppingContext);
  const trolleyApi = async () => (await loadTrolleyApi()).createTrolleyApi(graph);
  const slotApi = async () => (await loadSlotApi()).createSlotApi(http, slots, t);
  const passApi = async () => (await loadPassApi()).createPassApi(http, deliveryPass);
  return {
    contexts: {
      load: (signal) => orFailure(async () => (await contextApi()).load(signal)),
    },
    trolleys: {
      load: (key, signal) => orFailure(async () => (await trolleyApi()).load(key, signal)),
      decodeTotals: (message) => orFailure(async () => (await trolleyApi()).decodeTotals(message)),
    },
    slots: {
      load: (orderId, signal) => orFailure(async () => (await slotApi()).load(orderId, signal)),
      cancel: (reservationId, signal) =>
        orFailure(async () => (await slotApi()).cancel(reservationId, signal)),
    },
    passes: {
      load: (customerId, signal) => orFailure(async () => (await passApi()).load(customerId, signal)),
    },
  };
};

/**
 * @param adapters returns the host's adapters of its latest render
 * @param onRenewed called when the same customer receives another token
 * @param frame what a customer's first frame has loaded
 */
export const createServices = (
  config: HeaderConfig,
  t: Translate,
  adapters: () => HeaderAdapters,
  browser: Browser,
  onRenewed: () => void,
  frame?: FrameData,
): Services => {
  const { services } = config;
  const health = config.features?.healthPanel ? createHealth() : undefined;
  const reportDecodeFailure = reportDecodeFailures(adapters);
  const { http, graph, logger, shopClock } = createClients(
    config,
    browser,
    () => session,
    (entry) => {
      health?.keep(entry);
      reportDecodeFailure(entry);
      if (entry.level !== 'info') browser.reportFailedCall(entry.fields);
    },
    frame,
  );
  const fromTokenService = loadFromTokenService(http, services.token);
  const session: Session = createSession({
    load(signal, options) {
      const own = adapters().session;
      return own ? loadFromHost(own, signal, options) : fromTokenService(signal, options);
    },
    clock: browser,
    shopClock,
    page: browser,
    withLock: browser.withLock,
    onRenewed,
    // The shopper may have signed in or out since the host's server rendered the page.
    hasTokenSession: frame?.isSignedOut
      ? false
      : browser.wasPrerendered()
        ? undefined
        : config.session?.hasTokenSession,
    wasSignedIn: () =>
      (config.session?.hasTokenSession ?? false) || browser.cookies.get('customerId') !== undefined,
    onFlicker() {
      health?.flickered();
      reportToMonitor(adapters(), { name: 'header_flicker', message: 'signed out during a session' });
    },
  });

  return {
    session,
    http,
    graph,
    logger,
    shopClock,
    health,
    ...createSignedInClients(services, http, graph, t),
    prepareCalls: http.prepare,
    prepareSignedIn() {
      graph.prepare();
      // Loads the trolley's client, too. In a task of its own, so that the session's request goes first.
      loadSlotApi().then(
        ({ prepareLondonTime }) => browser.after(0, prepareLondonTime),
        () => undefined,
      );
    },
  };
};
