import { createElement, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { HEADER_READY, headerEvent } from '../../federation/contract';
import { createShoppingContextStore, type ShoppingContextStore } from '../domains/account';
import { ContactAddressBadge } from '../domains/account/lazy';
import { AdminReturn } from '../domains/operator';
import { createPassStore, type PassStore } from '../domains/delivery-pass';
import { createEntryStore } from '../domains/checkout';
import type { SearchParts } from '../domains/search';
import { createSlotStore, type SlotStore } from '../domains/slot';
import { createTrolleyStore, TrolleyProblems, type TrolleyStore } from '../domains/trolley';
import { ok } from '../kernel/result';
import { adminReturnRoute } from '../kernel/routes';
import { createAnalytics } from '../platform/analytics';
import type { Browser } from '../platform/browser';
import type { Session } from '../platform/session';
import { createAmend, type Amend } from './amend/amend';
import { startAppBanner } from './app-banner/app-banner-loader';
import { createAnnouncer, type Announcer } from './announcer';
import type { EngineDeps } from './engine-deps';
import { createCheckoutEntry, type CheckoutEntry } from './ordering/checkout-entry';
import { createOrderOpener, followHostSession, followSession } from './follow-session';
import { followAccountMenu } from './follow-account-menu';
import { followKnown } from './follow-known';
import { followHealthKeys } from './health/follow-health-keys';
import { followHover } from './follow-hover';
import { followSignOut } from './follow-sign-out';
import { followTrolleyFailures } from './follow-trolley-failures';
import { followTrolleyUpdates } from './follow-trolley-updates';
import { startKeepingTrue, tellTabs } from './keep-true/keep-true-loader';
import { followLateMenu } from './menus/late-menus';
import { createMenusLoader, type MenusLoader } from './menus/menus-loader';
import { createMenuRow, type MenuRow } from './menus/menu-row';
import { createModals, type Modals } from './modals';
import type { PageStore } from './page-store';
import { createPatience } from './patience';
import { createMultiSearchOpener } from './search/multi-search-opener';
import { createOrderingLoader, createUnexpected } from './ordering/ordering-loader';
import { liftSearch } from './search/lift-search';
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
  readonly accountBadge: ReactNode;
  /** The button that signs staff out of the customer's account and goes back to theirs [AUTH-3]. */
  readonly adminReturn: ReactNode;
  /** Begins to listen and to ask; the answer ends all of it. */
  readonly start: () => () => void;
}

/** What the first chunk gives; what can be made of it here costs the first paint nothing. */
export interface EngineInput extends Omit<EngineDeps, 'inTime' | 'onSearch' | 'onAmendHeight'> {
  readonly page: PageStore;
}

const keepBranch =
  ({ cookies }: Browser) =>
  (branchId: string | undefined) => {
    if (branchId) cookies.set('branchId', branchId);
    else cookies.remove('branchId');
  };

export const createEngine = ({ page, ...given }: EngineInput): Engine => {
  const patience = createPatience(given.browser);
  const deps: EngineDeps = {
    ...given,
    inTime: patience.inTime,
    onSearch: () => {
      page.getState().open('none');
    },
    onAmendHeight: (amendHeight) => {
      page.setState({ amendHeight });
    },
  };
  const { props, browser } = deps;
  const services = createServices(props.config, deps.adapters, browser, () => {
    void pass.getState().refresh();
  });
  const { session } = services;
  const announcer = createAnnouncer(browser);
  const analytics = createAnalytics(() => deps.adapters().analytics, browser);
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
  const showUnexpected = createUnexpected(parts, loadOrdering);
  const { start: startAmend, ...amend } = createAmend({ ...parts, showUnexpected });

  const signOut = () => {
    tellTabs(browser, 'signed-out');
    session.end();
  };
  const returnToAdmin = async () => {
    const status = session.store.getState();
    if (status.kind !== 'signed-in') return;
    const answer = await services.http.send({ call: 'log-out', decode: ok });
    if (answer.ok) {
      signOut();
      browser.go(adminReturnRoute(props.config.adminAppUrl, status.customerId));
    } else services.logger.warn(`Return to admin error: ${answer.failure.message}`);
  };

  return {
    session: session.store,
    context,
    trolley,
    TrolleyProblems,
    slot,
    slotDetails: createSlotDetails({ ...parts, page, showAlert: () => void amend.slotAlert() }),
    pass,
    loadSearch: search.load,
    loadMenus: menus.loadMenus,
    menuRow,
    announcer,
    modals,
    ...amend,
    adminReturn: createElement(AdminReturn, { onReturn: () => void returnToAdmin() }),
    accountBadge: createElement(ContactAddressBadge, {
      // A host's development React asks for one beside elements of a production build.
      key: 'badge',
      // Nothing tells the header yet that an address is missing.
      isShown: false,
      onShown: () => {
        analytics.track({ event: 'contact_address_red_badge_shown' });
      },
    }),
    openMultiSearch: createMultiSearchOpener({ ...deps, session: session.store, announcer, modals }),
    ...checkoutEntry,
    start() {
      // What was pressed for before can open now, and holds the page.
      page.setState({ canOpenMenu: true });
      const stops = [
        analytics.start(),
        startKeepingTrue(parts),
        followTrolleyFailures(trolley, services.logger),
        followKnown({ ...order, page }),
        followTrolleyUpdates(trolley, browser, openOrder),
        followSession({
          ...order,
          pass,
          browser,
          openOrder,
          onLeft() {
            modals.end();
            page.getState().open('none');
            page.setState({ known: undefined });
          },
        }),
        followSignOut(deps.element(), signOut),
        search.start(),
        liftSearch(deps.element(), page, browser),
        menus.start(atRest),
        startMenuRow(),
        followLateMenu({ ...deps, page, modals }),
        followHover(deps.element(), browser),
        followAccountMenu(deps.element(), { page, analytics }),
        checkoutEntry.followEntry(),
        startAmend(),
        followHealthKeys(parts),
        startAppBanner({ ...parts, session: session.store }),
      ];
      browser.dispatch(headerEvent(HEADER_READY, { version: VERSION }));
      if (session.store.getState().kind !== 'signed-out') services.prepareSignedIn();
      void session.start();
      stops.push(followHostSession(deps.adapters().session, session));
      return () => {
        for (const stop of stops) stop();
        patience.stop();
        session.stop();
        announcer.stop();
        trolley.getState().updateFailed();
      };
    },
  };
};
