import type { HeaderAdapters, HeaderProps } from '../../federation/contract';
import { headerEvent, HEADER_READY, SEARCH_SUBMITTED } from '../../federation/contract';
import { createShoppingContextStore, type ShoppingContextStore } from '../domains/account';
import { createPassStore, type PassStore } from '../domains/delivery-pass';
import { createSearchStore, type SearchStore } from '../domains/search';
import { createSlotStore, type SlotStore } from '../domains/slot';
import { createTrolleyStore, type TrolleyStore } from '../domains/trolley';
import { adminReturnRoute, routes, searchRoute } from '../kernel/routes';
import type { Browser } from '../platform/browser';
import type { Session } from '../platform/session';
import { announce, createAnnouncer, type Announcer } from './announcer';
import { createNavigate } from './navigate';
import { createPageStore, followPage, SCROLL_OFFSET, type PageStore } from './page-store';
import { createServices } from './services';
import { followSession } from './follow-session';
import { followTrolleyUpdates } from './follow-trolley-updates';
import { VERSION } from './version';

/** One header: its stores, what it can do, and how it starts and stops. Nothing lives outside of it. */
export interface HeaderObject {
  readonly session: Session['store'];
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly pass: PassStore;
  readonly search: SearchStore;
  readonly page: PageStore;
  readonly announcer: Announcer;
  /** Takes a click on a link; false leaves it to the browser [NAV-14]. */
  readonly navigate: (href: string) => boolean;
  readonly skipToMain: () => void;
  /** Signs staff out of the customer's account and goes back to theirs [AUTH-3]. */
  readonly returnToAdmin: () => Promise<void>;
  readonly lockScroll: Browser['lockScroll'];
  /** Reports a region that broke. */
  readonly report: (region: string, error: unknown) => void;
  /** Takes up the host's adapters as they are now. */
  readonly adapt: (adapters: HeaderAdapters) => void;
  /** Begins to listen and to ask; the answer ends all of it. */
  readonly start: () => () => void;
}

const termOnPage = (here: URL): string =>
  here.pathname === routes.search ? (here.searchParams.get('searchTerm') ?? '') : '';

/** Makes a header for these props in this page; nothing happens before `start`. */
export const createHeader = (props: HeaderProps, browser: Browser): HeaderObject => {
  let adapters: HeaderAdapters = props;
  const services = createServices(props, browser);
  const { session } = services;
  const page = createPageStore(browser);
  const announcer = createAnnouncer();
  const navigate = createNavigate(browser, () => adapters.navigation);
  const report = (region: string, error: unknown) => {
    adapters.monitor?.report({ name: 'region_failed', message: `${region}: ${String(error)}` });
  };

  const context = createShoppingContextStore(services.contexts);
  const trolley = createTrolleyStore({ trolleys: services.trolleys, clock: browser });
  const pass = createPassStore(services.passes);
  const slot = createSlotStore({
    slots: services.slots,
    keepBranch: (branchId) => {
      if (branchId) browser.cookies.set('branchId', branchId);
      else browser.cookies.remove('branchId');
    },
  });
  const search = createSearchStore({
    suggestions: services.suggestions,
    clock: browser,
    initialTerm: termOnPage(browser.location()),
    announce: (phrase) => {
      announce(announcer, phrase);
    },
    search: (searchTerm) => {
      browser.dispatch(headerEvent(SEARCH_SUBMITTED, { searchTerm }));
      const href = searchRoute({ searchTerm });
      if (!navigate(href)) browser.go(href);
    },
  });

  const returnToAdmin = async () => {
    const status = session.store.getState();
    if (status.kind !== 'signed-in') return;
    const answer = await services.http.send({ service: 'log-out', method: 'GET', url: routes.logout });
    if (answer.ok) browser.go(adminReturnRoute(props.config.adminAppUrl, status.customerId));
    else browser.log('error', `Return to admin error: ${answer.failure.message}`, {});
  };

  return {
    session: session.store,
    context,
    trolley,
    slot,
    pass,
    search,
    page,
    announcer,
    navigate,
    report,
    returnToAdmin,
    adapt: (next) => {
      adapters = next;
    },
    lockScroll: browser.lockScroll,
    skipToMain: () => {
      browser.focusMain(SCROLL_OFFSET);
    },
    start() {
      const stops = [
        followPage(page, browser),
        followTrolleyUpdates(trolley, browser),
        followSession({ session: session.store, context, trolley, slot, pass, browser }),
        browser.afterPaint(() => {
          browser.dispatch(headerEvent(HEADER_READY, { version: VERSION }));
          if (session.store.getState().kind !== 'signed-out') services.prepareSignedIn();
          void session.start();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        session.stop();
        search.getState().closeList();
        trolley.getState().updateFailed();
      };
    },
  };
};
