import { headerEvent, HEADER_READY } from '../../federation/contract';
import { createAmend } from '../features/amend/amend';
import { createCheckout } from '../features/checkout/checkout';
import { startHeaderClient } from '../features/client/start-header-client';
import { createLazyMenus } from '../features/menus/lazy-menus';
import { createNavMenus } from '../features/menus/nav-menus';
import { createLazySearch } from '../features/search/lazy-search';
import { followSearchRequests } from '../features/search/focus-search';
import { createOpenMultiSearch } from '../features/search/open-multi-search';
import { clearPreloadedOnceLoaded } from '../features/session/clear-preloaded';
import { followHostSession, followSession } from '../features/session/follow-session';
import { showLastKnown } from '../features/session/last-known';
import { createReturnToAdmin, followSignOut } from '../features/session/sign-out';
import { followSlotUpdates } from '../features/slot/follow-slot-updates';
import { createSlotDetails } from '../features/slot/slot-details';
import { startSync } from '../features/sync/start-sync';
import { followTrolleyUpdates } from '../features/trolley/follow-trolley-updates';
import { createTrolleyPreview } from '../features/trolley/trolley-preview';
import { createTrolleySheet } from '../features/trolley/trolley-sheet';
import type { Browser } from '../platform/browser';
import type { ContextInput, HeaderContext } from '../context/context';
import { createContext } from '../context/create-context';
import { closePanels } from '../context/close-panels';
import { followPage, scrollOffset } from '../context/follow-page';
import { VERSION } from '../context/version';
import { stopAll } from '../kernel/stop-all';
import { lazy } from '../kernel/lazy';
import { onceSettled } from '../context/once-settled';

/**
 * Starts features whose code loads later.
 *
 * @param wait calls its parameter when they are wanted, which loads them once; returns a function that stops waiting
 * @param loadCode returns what starts them, and returns the functions that stop them
 * @returns a function that stops them
 */
const startLater = (
  context: HeaderContext,
  wait: (load: () => void) => () => void,
  loadCode: () => Promise<(context: HeaderContext) => readonly (() => void)[]>,
  onFailure: (error: unknown) => void,
): (() => void) => {
  let stops: readonly (() => void)[] = [];
  let isStopped = false;
  const load = lazy(async () => {
    const create = await loadCode();
    if (!isStopped) stops = create(context);
  });
  const stopWaiting = wait(() => {
    load().catch(onFailure);
  });
  return () => {
    isStopped = true;
    stopWaiting();
    for (const each of stops) each();
  };
};

/**
 * Starts the features that nothing on the page waits for, once trolley and slot are displayed and the page is idle; earlier
 * if the shopper opens a panel, which one of them tracks.
 *
 * @returns a function that stops them
 */
export const startIdleFeatures = (context: HeaderContext): (() => void) =>
  startLater(
    context,
    (load) =>
      stopAll(
        onceSettled(context, () => context.browser.whenIdle(load)),
        context.page.subscribe(({ openPanel }, before) => {
          if (openPanel !== before.openPanel && openPanel !== 'none') load();
        }),
      ),
    async () => (await import(/* webpackChunkName: "idle" */ './idle-features')).createIdleFeatures,
    (error) => context.report('idle features', error),
  );

/** Starts the features that nobody needs before a shopper has come near. Returns a function that stops them. */
const startTouchedFeatures = (context: HeaderContext): (() => void) =>
  startLater(
    context,
    (load) => {
      if (context.page.getState().isTouched) load();
      return context.page.subscribe(({ isTouched }, before) => {
        if (isTouched && !before.isTouched) load();
      });
    },
    async () =>
      (await import(/* webpackChunkName: "react-root" */ './touched-features')).createTouchedFeatures,
    // The root reports it, whose code is in the same file.
    () => undefined,
  );

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
    /** Moves the focus to the host's main element. */
    skipToMain: () => context.browser.focusMain(scrollOffset(context.page.getState())),
  };
};

type Features = ReturnType<typeof createFeatures>;

/** Starts every feature, in this order. Returns the functions that stop them. */
const startFeatures = (
  context: HeaderContext,
  { search, menus, navMenus, checkout, amend, trolleyPreview }: Features,
): (() => void)[] => {
  const { adapters, browser, element, loadOrder, modals, page, props, services, slot } = context;
  const owner = element();
  if (props.config.features?.searchField === 'row') page.setState({ hasSearchRow: true });
  return [
    ...(owner ? [browser.keepSheets(owner)] : []),
    followPage(
      page,
      browser,
      props.config.features?.hideOnScroll && (() => !!owner?.matches(':focus-within')),
      (isPinned) => owner?.toggleAttribute('data-unpinned', !isPinned),
      owner,
    ),
    closePanels(context),
    startSync(context),
    clearPreloadedOnceLoaded(context),
    followTrolleyUpdates(context),
    followSlotUpdates(slot, browser, loadOrder),
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
    followSignOut(context),
    search.start(),
    followSearchRequests(context),
    menus.start(navMenus.row),
    navMenus.start(),
    checkout.followEntry(),
    amend.start(),
    trolleyPreview.start(),
    startTouchedFeatures(context),
    startIdleFeatures(context),
    followHostSession(adapters().session, services.session),
  ];
};

/** The header's context and features. Loaded after the first paint. */
export interface HeaderRuntime extends HeaderContext, Features {
  /** Starts listening and requesting. Returns a function that stops everything. */
  readonly start: () => () => void;
}

/**
 * Starts when the element is in the document, and stops when it has left it: a host that replaces its page's content may
 * not unmount the header. An element that returns starts again [FED-6]. One that was moved to another document cannot work
 * there: it is removed, for which the loader shows links and reports a problem [FED-4].
 */
const whileConnected = (element: HTMLElement, observe: Browser['observeHeight'], start: () => () => void) => {
  // The roots are compared: a container of micro-frontends gives its pages a `Proxy` of the document [FED-2].
  const { documentElement } = element.ownerDocument;
  let stop: (() => void) | undefined;
  const follow = () => {
    if (element.ownerDocument.documentElement !== documentElement) element.remove();
    if (element.isConnected) stop ??= start();
    else {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  // An element that leaves the document, or returns, changes its size.
  const stopObserving = observe(element, follow);
  return () => {
    stopObserving();
    stop?.();
  };
};

export const createRuntime = (input: ContextInput): HeaderRuntime => {
  const { context, start } = createContext(input);
  const features = createFeatures(context);
  const { browser, element, modals, page, session, services } = context;
  const startAll = () => {
    // A menu that was pressed before can open now, and locks the page.
    page.setState({ canOpenMenu: true });
    const stop = start();
    const stops = startFeatures(context, features);
    browser.dispatch(headerEvent(HEADER_READY, { version: VERSION }));
    if (session.getState().kind !== 'signed-out') services.prepareSignedIn();
    void services.session.start();
    return stopAll(
      () => {
        // An open panel listens to the page, and a dialog locks it.
        page.getState().open('none');
        modals.end();
      },
      ...stops,
      startHeaderClient(context),
      stop,
    );
  };
  return {
    ...context,
    ...features,
    start() {
      const owner = element();
      return owner ? whileConnected(owner, browser.observeHeight, startAll) : startAll();
    },
  };
};
