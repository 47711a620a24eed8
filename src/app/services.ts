import type { HeaderAdapters, HeaderConfig } from '../../federation/contract';
import { loadShoppingContextApi, type ShoppingContexts } from '../domains/account';
import { loadPassApi, type Passes } from '../domains/delivery-pass';
import { loadSlotApi, type Slots } from '../domains/slot';
import { loadTrolleyApi, type Trolleys } from '../domains/trolley';
import { failed, type Result } from '../kernel/result';
import type { Browser } from '../platform/browser';
import { createGraph, type Graph } from '../platform/graphql';
import { createHttp, type Http } from '../platform/http';
import { createLogger, type LogEntry, type Logger } from '../platform/logging';
import { createSession, loadFromHost, loadFromTokenService, type Session } from '../platform/session';
import { createHealth, type Health } from './health/health';
import { tellErrors } from './tell-errors';
import { tellMonitor } from './tell-monitor';

/** Everything behind the domains' ports; nothing of it is fetched before it is used. */
export interface Services {
  readonly session: Session;
  readonly http: Http;
  readonly graph: Graph;
  readonly logger: Logger;
  /** Undefined where nobody will look at it. */
  readonly health: Health | undefined;
  readonly contexts: ShoppingContexts;
  readonly trolleys: Trolleys;
  readonly slots: Slots;
  readonly passes: Passes;
  /** Fetches the client of REST calls, where one is sure to come. */
  readonly prepareCalls: () => void;
  /** Fetches what a signed-in page needs while the session is still being asked for. */
  readonly prepareSignedIn: () => void;
}

/** A chunk that cannot be fetched is a call that failed; the next call fetches it again. */
const orFailure = async <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await call();
  } catch (error) {
    return failed('network', String(error));
  }
};

const createClients = (
  config: HeaderConfig,
  browser: Browser,
  session: () => Session,
  keep: (entry: LogEntry) => void,
) => {
  const shared = {
    applicationName: config.applicationName,
    origin: browser.location().origin,
    logger: createLogger(browser, config.logging?.enabled ?? false, keep),
    clock: browser,
    tokens: {
      current: () => session().current(),
      renew: (refused: string) => session().renew(refused),
    },
  };
  return {
    logger: shared.logger,
    http: createHttp(shared),
    graph: createGraph({
      ...shared,
      fetch: browser.fetch,
      url: config.services.graph,
    }),
  };
};

/**
 * @param adapters the host's, as they are now
 * @param onRenewed the same customer has another token
 */
export const createServices = (
  config: HeaderConfig,
  adapters: () => HeaderAdapters,
  browser: Browser,
  onRenewed: () => void,
): Services => {
  const { services } = config;
  const health = config.features?.healthPanel ? createHealth() : undefined;
  const tellError = tellErrors(adapters);
  const { http, graph, logger } = createClients(
    config,
    browser,
    () => session,
    (entry) => {
      health?.keep(entry);
      tellError(entry);
    },
  );
  const fromTokenService = loadFromTokenService(http, services.token);
  const session: Session = createSession({
    load(signal, ask) {
      const own = adapters().session;
      return own ? loadFromHost(own, signal, ask) : fromTokenService(signal, ask);
    },
    clock: browser,
    exclusively: browser.exclusively,
    onRenewed,
    hasTokenSession: config.session?.hasTokenSession,
    onFlicker() {
      health?.flickered();
      tellMonitor(adapters(), { name: 'header_flicker', message: 'signed out while a session stood' });
    },
  });
  const trolleyApi = async () => (await loadTrolleyApi()).createTrolleyApi(graph);

  return {
    session,
    http,
    graph,
    logger,
    health,
    contexts: {
      load: (signal) =>
        orFailure(async () =>
          (await loadShoppingContextApi())
            .createShoppingContextApi(http, services.shoppingContext)
            .load(signal),
        ),
    },
    trolleys: {
      load: (key, signal) => orFailure(async () => (await trolleyApi()).load(key, signal)),
      decodeTotals: (message) => orFailure(async () => (await trolleyApi()).decodeTotals(message)),
    },
    slots: {
      load: (orderId, signal) =>
        orFailure(async () =>
          (await loadSlotApi()).createSlotApi(http, services.slots).load(orderId, signal),
        ),
      cancel: (reservationId, signal) =>
        orFailure(async () =>
          (await loadSlotApi()).createSlotApi(http, services.slots).cancel(reservationId, signal),
        ),
    },
    passes: {
      load: (customerId, signal) =>
        orFailure(async () =>
          (await loadPassApi()).createPassApi(http, services.deliveryPass).load(customerId, signal),
        ),
    },
    prepareCalls: http.prepare,
    prepareSignedIn() {
      graph.prepare();
      // The trolley's client comes with it. In a task of its own: what asks who is here goes first.
      loadSlotApi().then(
        ({ prepareLondonTime }) => browser.after(0, prepareLondonTime),
        () => undefined,
      );
    },
  };
};
