import type { StoreApi } from 'zustand/vanilla';
import type { HeaderAdapters, HeaderProps } from '../../federation/contract';
import { HEADER_READY, headerEvent } from '../../federation/contract';
import { createShoppingContextStore, type ShoppingContextStore } from '../domains/account';
import { createPassStore, type PassStore } from '../domains/delivery-pass';
import { createEntryStore } from '../domains/checkout';
import type { DraftStore, SearchParts } from '../domains/search';
import { createSlotStore, type SlotStore } from '../domains/slot';
import { createTrolleyStore, TrolleyProblems, type TrolleyStore } from '../domains/trolley';
import { adminReturnRoute, routes } from '../kernel/routes';
import { createAnalytics } from '../platform/analytics';
import type { Browser } from '../platform/browser';
import type { Session } from '../platform/session';
import { createAmend, type Amend } from './amend/amend';
import { createAnnouncer, type Announcer } from './announcer';
import { createCheckoutEntry, type CheckoutEntry } from './ordering/checkout-entry';
import { createOrderOpener, followSession } from './follow-session';
import { followAccountMenu } from './follow-account-menu';
import { followHover } from './follow-hover';
import { followTrolleyFailures } from './follow-trolley-failures';
import { followTrolleyUpdates } from './follow-trolley-updates';
import { startKeepingTrue, tellTabs } from './keep-true/keep-true-loader';
import { createMenusLoader, type MenusLoader } from './menus/menus-loader';
import { createMenuRow, type MenuRow } from './menus/menu-row';
import { createModals, type Modals } from './modals';
import type { PageStore } from './page-store';
import { createMultiSearchOpener } from './search/multi-search-opener';
import { createOrderingLoader, createUnexpected } from './ordering/ordering-loader';
import { createSearchLoader } from './search/search-loader';
import { createServices } from './services';
import { createSlotDetails, type SlotDetailsWiring } from './slot-details';
import { VERSION } from './version';

/** What makes the header act: its stores and all that feeds them. Fetched after the first paint. */
export interface Engine extends CheckoutEntry, Amend {
  readonly session: Session['store'];
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly TrolleyProblems: typeof TrolleyProblems;
  readonly slot: SlotStore;
  readonly slotDetails: SlotDetailsWiring;
  readonly pass: PassStore;
  /** Suggestions and history, fetched with the first use of the field. */
  readonly loadSearch: () => Promise<SearchParts>;
  readonly loadMenus: MenusLoader['loadMenus'];
  readonly menuRow: StoreApi<MenuRow>;
  readonly announcer: Announcer;
  /** Settles once multi-search is open, or was said not to be; rejects never. */
  readonly openMultiSearch: () => Promise<void>;
  readonly modals: Modals;
  /** Signs staff out of the customer's account and goes back to theirs [AUTH-3]. */
  readonly returnToAdmin: () => Promise<void>;
  /** Begins to listen and to ask; the answer ends all of it. */
  readonly start: () => () => void;
}

export interface EngineDeps {
  readonly props: HeaderProps;
  /** The host's, as they are now. */
  readonly adapters: () => HeaderAdapters;
  readonly browser: Browser;
  readonly draft: DraftStore;
  /** The header's element, once it has painted. */
  readonly element: () => HTMLElement | null;
  /** Takes an address of this origin to the host's router; false when the browser must follow it. */
  readonly navigate: (href: string) => boolean;
  readonly onSearch: () => void;
  /** Height of the amend bar in CSS pixels; 0 for none. */
  readonly onAmendHeight: (height: number) => void;
  /** Reports a region that broke. */
  readonly report: (region: string, error: unknown) => void;
}

/** What the first chunk gives; what can be made of it here costs the first paint nothing. */
export interface EngineInput extends Omit<EngineDeps, 'onSearch' | 'onAmendHeight'> {
  readonly page: PageStore;
}

const keepBranch =
  ({ cookies }: Browser) =>
  (branchId: string | undefined) => {
    if (branchId) cookies.set('branchId', branchId);
    else cookies.remove('branchId');
  };

export const createEngine = ({ page, ...given }: EngineInput): Engine => {
  const deps: EngineDeps = {
    ...given,
    onSearch: () => {
      page.getState().open('none');
    },
    onAmendHeight: (amendHeight) => {
      page.setState({ amendHeight });
    },
  };
  const { props, browser } = deps;
  const services = createServices(props, browser);
  const { session } = services;
  const announcer = createAnnouncer(browser);
  const analytics = createAnalytics(() => deps.adapters().analytics, browser.cookies);
  const modals = createModals({ ...deps, announcer, analytics });

  const context = createShoppingContextStore(services.contexts);
  const trolley = createTrolleyStore({ trolleys: services.trolleys, clock: browser });
  const pass = createPassStore(services.passes);
  const slot = createSlotStore({
    slots: services.slots,
    keepBranch: keepBranch(browser),
    onCancelled: () => {
      tellTabs(browser, 'slot');
    },
  });
  const search = createSearchLoader({ ...deps, services, announcer });

  const menus = createMenusLoader({ ...deps, services, analytics, context });
  const { menuRow, startMenuRow, atRest } = createMenuRow({ ...deps, ...menus, session, analytics, page });

  const order = { session: session.store, context, trolley, slot };
  const openOrder = createOrderOpener(order);

  const parts = { ...deps, ...order, services, announcer, analytics, modals, openOrder };
  const entry = createEntryStore(announcer);
  const loadOrdering = createOrderingLoader({ ...parts, entry });
  const checkoutEntry = createCheckoutEntry({ ...parts, entry, loadOrdering });
  const showUnexpected = createUnexpected(modals, loadOrdering);
  const { start: startAmend, ...amend } = createAmend({ ...parts, showUnexpected });

  const returnToAdmin = async () => {
    const status = session.store.getState();
    if (status.kind !== 'signed-in') return;
    const answer = await services.http.send({
      service: 'log-out',
      method: 'GET',
      url: routes.logout,
      answer: 'text',
    });
    if (answer.ok) browser.go(adminReturnRoute(props.config.adminAppUrl, status.customerId));
    else services.logger.warn(`Return to admin error: ${answer.failure.message}`);
  };

  return {
    session: session.store,
    context,
    trolley,
    TrolleyProblems,
    slot,
    slotDetails: createSlotDetails({ ...parts, showAlert: () => void amend.slotAlert() }),
    pass,
    loadSearch: search.load,
    loadMenus: menus.loadMenus,
    menuRow,
    announcer,
    modals,
    ...amend,
    openMultiSearch: createMultiSearchOpener({ ...deps, session: session.store, announcer, modals }),
    ...checkoutEntry,
    returnToAdmin,
    start() {
      const stops = [
        startKeepingTrue(parts),
        followTrolleyFailures(trolley, services.logger),
        followTrolleyUpdates(trolley, browser, openOrder),
        followSession({ ...order, pass, browser, openOrder }),
        search.start(),
        menus.start(atRest),
        startMenuRow(),
        followHover(deps.element(), browser),
        followAccountMenu(deps.element(), { page, analytics }),
        checkoutEntry.followEntry(),
        startAmend(),
      ];
      browser.dispatch(headerEvent(HEADER_READY, { version: VERSION }));
      if (session.store.getState().kind !== 'signed-out') services.prepareSignedIn();
      void session.start();
      return () => {
        for (const stop of stops) stop();
        session.stop();
        announcer.stop();
        trolley.getState().updateFailed();
      };
    },
  };
};
