import { EARLY_SEARCH_KEY } from '../../../federation/contract';
import { loadSearch, pristine, type SearchParts, type SearchStore } from '../../domains/search';
import { lazy } from '../../kernel/lazy';
import type { Message } from '../../kernel/translate';
import type { HeaderContext } from '../../context/context';
import { reportFailures } from '../../context/report-failures';
import { identityOf, isShopper } from '../../context/identity';
import { onceSettled } from '../../context/once-settled';
import { searchTermOf } from '../../context/search-term';
import type { SearchMenus } from './search-ports';

/** Long enough for the frame that shows the suggestions on a slow phone; a timer delays that frame less than a callback in it. */
const ANNOUNCE_DELAY_MS = 100;

/** Loads the search, and what the host has switched on. */
const loadCode = ({ props, adapters }: HeaderContext) =>
  Promise.all([
    loadSearch(),
    import(/* webpackChunkName: "search" */ './search-ports'),
    props.config.features?.voiceSearch && import(/* webpackChunkName: "search" */ './voice-search'),
    adapters().products?.suggest &&
      import(/* webpackChunkName: "products" */ '../products/product-suggestions'),
  ]);

/** When the host changes the page in place, gives the search field the text that a new page would give it. */
const followPage = ({ browser, draft }: HeaderContext): (() => void) => {
  let before = browser.location();
  return browser.onLocationChange(() => {
    const here = browser.location();
    const term = searchTermOf(here);
    if (here.pathname !== before.pathname || term !== searchTermOf(before)) draft.setState(pristine(term));
    before = here;
  });
};

/** Lazy-loads suggestions and history with the first use of the search field, or when idle to store an early term. */
export const createLazySearch = (context: HeaderContext, menus: SearchMenus) => {
  const { props, browser, services, session, announcer } = context;
  let store: SearchStore | undefined;
  let isRunning = false;
  let stopSearch: (() => void) | undefined;
  let stopAnnouncing: (() => void) | undefined;

  /** Announces once the suggestions are painted: announcing needs a render of its own. */
  const announce = (...message: Message) => {
    stopAnnouncing?.();
    stopAnnouncing = browser.after(ANNOUNCE_DELAY_MS, () => {
      announcer.announce(...message);
    });
  };

  /** Adds a shopper's early term to the history, and forgets one of staff. It stays until it is known who is here. */
  const moveEarlyTerm = () => {
    const term = props.config.features?.searchHistory && browser.sessionStore.get(EARLY_SEARCH_KEY);
    const who = identityOf(session.getState());
    if (!term || who === 'pending') return;
    if (store || !isShopper(session.getState())) {
      browser.sessionStore.remove(EARLY_SEARCH_KEY);
      store?.getState().remember(term);
    } else load().catch(() => undefined);
  };

  const loadParts = async (): Promise<SearchParts> => {
    services.prepareCalls();
    const [
      { createSearchStore, createSuggestionApi, pressKey, SearchPopup },
      { searchPorts },
      voice,
      products,
    ] = await loadCode(context);
    store = createSearchStore({
      ...searchPorts(context, menus),
      suggestions: createSuggestionApi(services.http, props.config.services.termSuggest, services.logger),
      announce,
    });
    if (isRunning) stopSearch = store.getState().start();
    moveEarlyTerm();
    const Voice = voice ? voice.createVoiceSearch(context, store) : undefined;
    const parts = products?.createProductSuggestions(context, store);
    return { store, pressKey, Popup: SearchPopup, Voice, products: parts };
  };
  const load = lazy(reportFailures(context, 'search', loadParts));

  return {
    load,
    /** Starts to listen. Returns a function that removes the listeners. */
    start() {
      isRunning = true;
      stopSearch = store?.getState().start();
      const stopFollowing = followPage(context);
      const stopWaiting = onceSettled(context, () => browser.whenIdle(moveEarlyTerm));
      return () => {
        isRunning = false;
        stopSearch?.();
        stopAnnouncing?.();
        stopFollowing();
        stopWaiting();
      };
    },
  };
};
