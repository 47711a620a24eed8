import type { ManualClock } from '../../kernel/testing/manual-clock';
import { settle } from '../../kernel/testing/settle';
import { createStore } from 'zustand/vanilla';
import type { HeaderAdapters, HeaderConfig, HeaderProps } from '../../../federation/contract';
import { createShoppingContextStore, type ShoppingContexts } from '../../domains/account';
import { createPassStore } from '../../domains/delivery-pass';
import { createDraft } from '../../domains/search';
import { createSlotStore, type Slots } from '../../domains/slot';
import { createTrolleyStore } from '../../domains/trolley';
import { english } from '../../kernel/translate';
import { failed, ok, type Result } from '../../kernel/result';
import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import type { Session, SessionStatus } from '../../platform/session';
import { createShopClock } from '../../platform/shop-clock';
import { createAnnouncer } from '../announcer';
import { createHealth } from '../services';
import type { HeaderContext } from '../context';
import { createLoadOrder, createOrderRefetcher } from '../load-order';
import { createModals } from '../modals';
import { createNavigate } from '../navigate';
import { createPageStore } from '../page-store';
import { createTimeouts } from '../timeouts';
import { headerConfig } from './header-config';
import { slotWith, trolleyWith, VISITOR, type BookedSlot, type Trolley } from './shop-data';

type ShoppingContext = Extract<Awaited<ReturnType<ShoppingContexts['load']>>, { ok: true }>['value'];

interface TestOptions extends HeaderAdapters {
  readonly address?: string;
  readonly status?: SessionStatus;
  readonly config?: Partial<HeaderConfig>;
  readonly preloaded?: HeaderProps['preloaded'];
  readonly onReady?: HeaderProps['onReady'];
  /** The header's element. */
  readonly element?: HTMLElement | null;
  /** Responses of the REST services, in order. */
  readonly responses?: readonly Result<unknown>[];
  /** The data of the next GraphQL response. */
  readonly graph?: Result<unknown>;
}

/** What the services of the shop respond; the test changes it. */
interface Shop {
  context: Result<ShoppingContext>;
  trolley: Result<Trolley>;
  /** The totals that a host's message contains. */
  totals: Result<Trolley['totals']>;
  slot: Awaited<ReturnType<Slots['load']>>;
  cancelled: Result<undefined>;
  pass: Result<'ACTIVE' | 'AVAILABLE' | 'UNKNOWN'>;
  /** Who is signed in according to the next request of the session. */
  session: SessionStatus | undefined;
}

/** Services that respond what the shop has, and the record of their calls. */
const createFakeServices = (status: SessionStatus, { graph, responses = [], config }: TestOptions) => {
  const shop: Shop = {
    context: ok({ customerOrderId: 'co-1', customerOrderState: 'PENDING', defaultBranchId: '100' }),
    trolley: ok(trolleyWith()),
    totals: failed('wrong-shape', 'totals'),
    slot: ok(slotWith()),
    cancelled: ok(undefined),
    pass: ok('UNKNOWN'),
    session: undefined,
  };
  /** Calls of the shop's services, in order. */
  const calls: string[] = [];
  const respond = async <Part extends keyof Shop>(part: Part, call: string): Promise<Shop[Part]> => {
    calls.push(call);
    return shop[part];
  };
  const graphCalls: { readonly tag: string; readonly variables: object }[] = [];
  const logged: unknown[] = [];
  const log = (message: string, fields?: object) => void logged.push(fields ? [message, fields] : message);
  const { http, requests } = createScriptedHttp(...responses);
  const services: Omit<HeaderContext['services'], 'shopClock'> = {
    session: createFakeSession(status, shop, calls),
    http,
    graph: {
      prepare: () => undefined,
      async run({ tag, variables, decode }) {
        graphCalls.push({ tag, variables });
        const response = graph ?? failed('network', 'no response');
        return response.ok ? decode(response.value) : response;
      },
    },
    logger: { info: log, warn: log, error: log },
    health: config?.features?.healthPanel ? createHealth() : undefined,
    contexts: { load: () => respond('context', 'context') },
    trolleys: {
      load: ({ customerOrderId }) => respond('trolley', `trolley ${customerOrderId}`),
      decodeTotals: async () => shop.totals,
    },
    slots: {
      load: (id) => respond('slot', `slot ${id}`),
      cancel: (id) => respond('cancelled', `cancel ${id}`),
    },
    passes: { load: (id) => respond('pass', `pass ${id}`) },
    prepareCalls: () => undefined,
    prepareSignedIn: () => undefined,
  };
  return { services, shop, calls, graphCalls, logged, requests };
};

const createFakeSession = (status: SessionStatus, shop: Shop, calls: string[]): Session => {
  const store = createStore<SessionStatus>()(() => status);
  return {
    store,
    start: () => Promise.resolve(),
    async refresh() {
      calls.push('session');
      if (shop.session) store.setState(shop.session, true);
    },
    end() {
      store.setState(VISITOR, true);
    },
    stop: () => undefined,
    current: () => Promise.resolve(store.getState().kind === 'signed-in' ? 'a-token' : undefined),
    renew: () => Promise.resolve(undefined),
    hasStopped: () => false,
  };
};

/** Functions that set the stores of the context as if data had been loaded. */
const createSetters = ({ session, trolley, slot, context }: HeaderContext) => ({
  /** Sets who is signed in. */
  signIn: (next: SessionStatus) => session.setState(next, true),
  setTrolley: (changes?: Partial<Trolley>) => {
    const loaded = trolleyWith(changes);
    const label = { count: '1', cost: '£43.10', name: '£43.10, 1 item, trolley' };
    trolley.setState({ status: { kind: 'ready', totals: loaded.totals, label }, trolley: loaded });
  },
  bookSlot: (changes?: Partial<BookedSlot['reservation']>) =>
    slot.setState({ status: { kind: 'booked', slot: slotWith(changes) } }),
  /** Sets the customer's order. */
  setOrder: (changes: Partial<ShoppingContext> = {}) => {
    const loaded = {
      customerOrderId: 'co-1',
      customerOrderState: 'AMENDING',
      defaultBranchId: '100',
    } as const;
    context.setState({ status: 'ready', context: { ...loaded, ...changes } });
  },
});

/** Creates a function that lets the browser paint, and waits for what follows. */
const createPaint = (clock: ManualClock) => async () => {
  await settle();
  clock.pass(16);
  await settle();
};

/** Creates the context of one header over a browser in memory and services that the test scripts. */
export const createTestContext = (options: TestOptions = {}) => {
  const { address, status = VISITOR, config, preloaded, onReady, element = null } = options;
  const page = createFakeBrowser(address);
  const { browser } = page;
  const { services: clients, ...shop } = createFakeServices(status, options);
  const services = { ...clients, shopClock: createShopClock(browser) };
  const tracked: { readonly event: string }[] = [];
  const reports: string[] = [];
  const props: HeaderProps = {
    config: { ...headerConfig(), ...config },
    ...(preloaded && { preloaded }),
    ...(onReady && { onReady }),
  };
  const { withTimeout } = createTimeouts(browser);
  const announcer = createAnnouncer(browser, english);
  const analytics: HeaderContext['analytics'] = { track: (event) => void tracked.push(event) };
  const report = (region: string, error: unknown) => void reports.push(`${region}: ${String(error)}`);
  const order = {
    services,
    session: services.session.store,
    context: createShoppingContextStore(services.contexts),
    trolley: createTrolleyStore({ t: english, trolleys: services.trolleys, clock: browser }),
    slot: createSlotStore({ slots: services.slots, clock: browser, storeBranch: () => undefined }),
  };
  const loadOrder = createLoadOrder(order);
  const context: HeaderContext = {
    ...order,
    props,
    t: english,
    adapters: () => options,
    browser,
    element: () => element,
    navigate: createNavigate(browser, () => options.navigation),
    report,
    page: createPageStore(browser, preloaded?.summary),
    draft: createDraft(''),
    withTimeout,
    announcer,
    analytics,
    hoverOpened: {},
    modals: createModals({ t: english, report, withTimeout, announcer, analytics }),
    pass: createPassStore(services.passes),
    loadOrder,
    refetchOrder: createOrderRefetcher({ ...order, loadOrder }),
  };
  return {
    ...page,
    ...shop,
    ...createSetters(context),
    context,
    /** Events that were sent to analytics. */
    tracked,
    trackedNames: () => tracked.map(({ event }) => event),
    reports,
    paint: createPaint(page.clock),
    announced: () => announcer.announcements.getState().phrase,
    modal: () => context.modals.store.getState().modal,
    notice: () => context.modals.store.getState().notice,
  };
};
