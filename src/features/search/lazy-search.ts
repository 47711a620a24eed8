import { EARLY_SEARCH_KEY, headerEvent, SEARCH_SUBMITTED } from '../../../federation/contract';
import { loadSearch, pristine, type SearchParts, type SearchStore } from '../../domains/search';
import { lazy } from '../../kernel/lazy';
import type { Message } from '../../kernel/translate';
import { routes, searchRoute } from '../../kernel/routes';
import type { HeaderContext } from '../../context/context';
import { customerOf, identityOf, isShopper } from '../../context/identity';
import { onceSettled } from '../../context/once-settled';
import { searchTermOf } from '../../context/search-term';
import type { LazyMenus } from '../menus/lazy-menus';
import { FAVOURITES, MY_ORDERS } from './texts';
import { HISTORY_KEY } from '../session/remove-refused-storage';

/** Long enough for the frame that shows the suggestions on a slow phone; a timer delays that frame less than a callback in it. */
const ANNOUNCE_DELAY_MS = 100;

/** Loads the search, and what the host has switched on. */
const loadCode = ({ props, adapters }: HeaderContext) =>
  Promise.all([
    loadSearch(),
    props.config.features?.voiceSearch && import(/* webpackChunkName: "search" */ './voice-search'),
    adapters().products?.suggest &&
      import(/* webpackChunkName: "products" */ '../products/product-suggestions'),
  ]);

/** Opens a page of the shop, by the host's router where it has one. */
const goTo = ({ browser, page, navigate }: HeaderContext, href: string, inNewTab: boolean) => {
  if (inNewTab) {
    browser.openTab(href);
    return;
  }
  page.getState().open('none');
  if (!navigate(href)) browser.go(href);
};

type SearchMenus = Pick<LazyMenus, 'loadMenus' | 'current'>;

/** The pages where a customer finds what they bought before. */
const ownPages = ({ t, session }: HeaderContext) =>
  customerOf(session.getState()) === undefined
    ? []
    : [
        { name: t(FAVOURITES), parent: undefined, href: routes.favourites },
        { name: t(MY_ORDERS), parent: undefined, href: routes.orders },
      ];

/** The categories as the search needs them, after a customer's own pages. Without menus there are none. */
const aislesFrom = (context: HeaderContext, { loadMenus, current }: SearchMenus) => ({
  load: async () => {
    const own = ownPages(context);
    try {
      return [...own, ...(await (await loadMenus()).loadAisles())];
    } catch {
      // Reported when a menu is opened.
      return own;
    }
  },
  matching: (term: string) => current()?.matchingAisles(term) ?? [],
});

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

/** The storage of recent searches. */
const historyStorage = ({ browser, session }: HeaderContext) => {
  const { functionalStore, onStoreChange } = browser;
  return {
    read: () => functionalStore.get(HISTORY_KEY),
    write: (text: string) => {
      functionalStore.set(HISTORY_KEY, text);
    },
    remove: () => {
      functionalStore.remove(HISTORY_KEY);
    },
    onChange: (listener: () => void) => onStoreChange(HISTORY_KEY, listener),
    mayAdd: () => isShopper(session.getState()),
  };
};

/** What the search reads and calls in the header. */
const searchPorts = (context: HeaderContext, menus: SearchMenus) => {
  const { props, browser, draft, page, announcer } = context;
  return {
    draft,
    clock: browser,
    history: props.config.features?.searchHistory ? historyStorage(context) : undefined,
    aisles: aislesFrom(context, menus),
    open: (href: string, inNewTab: boolean) => {
      goTo(context, href, inNewTab);
    },
    search: (searchTerm: string, inNewTab: boolean) => {
      browser.dispatch(headerEvent(SEARCH_SUBMITTED, { searchTerm }));
      goTo(context, searchRoute({ searchTerm }), inNewTab);
    },
    isOverlay: () => page.getState().openPanel === 'search',
    closeOverlay: () => {
      page.getState().open('none');
    },
    setSilent: announcer.setSilent,
    composesPlainWords: browser.composesPlainWords,
  };
};

/** Lazy-loads suggestions and history with the first use of the search field, or when idle to store an early term. */
export const createLazySearch = (context: HeaderContext, menus: SearchMenus) => {
  const { props, browser, report, services, session, announcer } = context;
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
    } else
      load().catch((error: unknown) => {
        report('search', error);
      });
  };

  const load = lazy(async (): Promise<SearchParts> => {
    services.prepareCalls();
    const [{ createSearchStore, createSuggestionApi, pressKey, SearchPopup }, voice, products] =
      await loadCode(context);
    store = createSearchStore({
      ...searchPorts(context, menus),
      suggestions: createSuggestionApi(services.http, props.config.services.termSuggest, services.logger),
      announce,
    });
    if (isRunning) stopSearch = store.getState().start();
    moveEarlyTerm();
    const Voice = voice ? voice.createVoiceSearch(context, store) : undefined;
    const Products = products?.createProductSuggestions(context);
    return { store, pressKey, Popup: SearchPopup, Voice, Products };
  });

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
