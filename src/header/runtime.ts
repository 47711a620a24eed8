import { headerEvent, HEADER_READY } from '../../federation/contract';
import { trackAccountMenu } from '../features/account/track-account-menu';
import { createAmend } from '../features/amend/amend';
import { startAppBanner } from '../features/app-banner/lazy-app-banner';
import { createCheckout } from '../features/checkout/checkout';
import { startHeaderClient } from '../features/client/start-header-client';
import { reportDeprecatedFields } from '../features/deprecation/report-deprecated-fields';
import { followHealthKeys } from '../features/health/follow-health-keys';
import { prefetchOnHover } from '../features/links/prefetch-on-hover';
import { createLazyMenus } from '../features/menus/lazy-menus';
import { createNavMenus } from '../features/menus/nav-menus';
import { trackSideMenuLoading } from '../features/menus/side-menu-loading';
import { createLazySearch } from '../features/search/lazy-search';
import { createOpenMultiSearch } from '../features/search/open-multi-search';
import { followSearchKey } from '../features/search/search-key';
import { clearPreloadedOnceLoaded } from '../features/session/clear-preloaded';
import { followHostSession, followSession } from '../features/session/follow-session';
import { showLastKnown } from '../features/session/last-known';
import { removeRefusedStorage } from '../features/session/remove-refused-storage';
import { createReturnToAdmin, followSignOut } from '../features/session/sign-out';
import { followSlotUpdates } from '../features/slot/follow-slot-updates';
import { createSlotDetails } from '../features/slot/slot-details';
import { notifyExpired } from '../features/slot/notify-expired';
import { reportMalformedEvents } from '../features/sync/report-malformed-events';
import { startSync } from '../features/sync/start-sync';
import { followTrolleyUpdates } from '../features/trolley/follow-trolley-updates';
import { followTrolleyFailures } from '../features/trolley/log-trolley-failures';
import { createTrolleyPreview } from '../features/trolley/trolley-preview';
import { createTrolleySheet } from '../features/trolley/trolley-sheet';
import type { ContextInput, HeaderContext } from './context/context';
import { createContext } from './context/create-context';
import { VERSION } from './context/version';

/** Creates the features that the layout renders or calls. Nothing is requested yet. */
const createFeatures = (context: HeaderContext) => {
  const menus = createLazyMenus(context);
  const checkout = createCheckout(context);
  const amend = createAmend(context, checkout.showGenericError);
  return {
    menus,
    checkout,
    amend,
    search: createLazySearch(context, menus),
    navMenus: createNavMenus(context, menus.loadMenus),
    slotDetails: createSlotDetails(context, () => void amend.slotAlert()),
    openTrolleySheet: createTrolleySheet(context),
    trolleyPreview: createTrolleyPreview(context),
    openMultiSearch: createOpenMultiSearch(context),
    returnToAdmin: createReturnToAdmin(context),
    onBadgeShown: () => {
      context.analytics.track({ event: 'contact_address_red_badge_shown' });
    },
  };
};

type Features = ReturnType<typeof createFeatures>;

/** Starts every feature, in this order. Returns the functions that stop them. */
const startFeatures = (
  context: HeaderContext,
  { search, menus, navMenus, checkout, amend, trolleyPreview }: Features,
): (() => void)[] => {
  const { adapters, browser, element, loadOrder, modals, page, services, slot, trolley } = context;
  return [
    removeRefusedStorage(context),
    startSync(context),
    followTrolleyFailures(trolley, services.logger),
    clearPreloadedOnceLoaded(context),
    followTrolleyUpdates(trolley, browser, loadOrder),
    followSlotUpdates(slot, browser, loadOrder),
    reportMalformedEvents(context),
    followSession({
      ...context,
      onLeft() {
        modals.end();
        page.getState().open('none');
        page.setState({ preloaded: undefined });
      },
    }),
    // After the session's listener, which removes the data of the previous customer.
    showLastKnown(context),
    notifyExpired(context),
    followSignOut(context),
    search.start(),
    followSearchKey(context),
    menus.start(navMenus.onIdle),
    navMenus.start(),
    trackSideMenuLoading(context),
    prefetchOnHover(element(), browser),
    trackAccountMenu(context),
    checkout.followEntry(),
    amend.start(),
    trolleyPreview.start(),
    followHealthKeys(context),
    startAppBanner(context),
    followHostSession(adapters().session, services.session),
  ];
};

/** The header's context and features. Loaded after the first paint. */
export interface HeaderRuntime extends HeaderContext, Features {
  /** Starts listening and requesting. Returns a function that stops everything. */
  readonly start: () => () => void;
}

export const createRuntime = (input: ContextInput): HeaderRuntime => {
  const { context, start } = createContext(input);
  const features = createFeatures(context);
  const { browser, page, session, services } = context;
  return {
    ...context,
    ...features,
    start() {
      // A menu that was pressed before can open now, and locks the page.
      page.setState({ canOpenMenu: true });
      const stop = start();
      const stops = startFeatures(context, features);
      reportDeprecatedFields(context);
      browser.dispatch(headerEvent(HEADER_READY, { version: VERSION }));
      if (session.getState().kind !== 'signed-out') services.prepareSignedIn();
      void services.session.start();
      stops.push(startHeaderClient(context), stop);
      return () => {
        for (const each of stops) each();
      };
    },
  };
};
