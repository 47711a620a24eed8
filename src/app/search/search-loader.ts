import { headerEvent, SEARCH_SUBMITTED } from '../../../federation/contract';
import { historyKey, loadSearch, pristine, type SearchParts, type SearchStore } from '../../domains/search';
import { lazy } from '../../kernel/lazy';
import { searchRoute } from '../../kernel/routes';
import type { Browser } from '../../platform/browser';
import type { Announcer } from '../announcer';
import type { EngineDeps } from '../engine-deps';
import { isShopper } from '../identity';
import type { Services } from '../services';
import { termOnPage } from '../term-on-page';

interface SearchLoaderDeps extends EngineDeps {
  readonly services: Services;
  readonly announcer: Announcer;
}

/** Recent searches of this shop; other shops on the origin have other types [HIST-2]. */
const HISTORY_KEY = historyKey('groceries');

const historyStorage = ({ localStore, onStoreChange }: Browser, mayAdd: () => boolean) => ({
  read: () => localStore.get(HISTORY_KEY),
  write: (text: string) => {
    localStore.set(HISTORY_KEY, text);
  },
  remove: () => {
    localStore.remove(HISTORY_KEY);
  },
  onChange: (listener: () => void) => onStoreChange(HISTORY_KEY, listener),
  mayAdd,
});

/** Wires the search to the page; it is fetched and made with the first use of the field. */
export const createSearchLoader = (deps: SearchLoaderDeps) => {
  const { props, browser, draft, navigate, onSearch, services, announcer } = deps;
  let store: SearchStore | undefined;
  let isRunning = false;
  let stopSearch: (() => void) | undefined;
  let stopTelling: (() => void) | undefined;

  const search = (searchTerm: string, inNewTab: boolean) => {
    browser.dispatch(headerEvent(SEARCH_SUBMITTED, { searchTerm }));
    const href = searchRoute({ searchTerm });
    if (inNewTab) {
      browser.openTab(href);
      return;
    }
    onSearch();
    if (!navigate(href)) browser.go(href);
  };
  const mayAdd = () => isShopper(services.session.store.getState());

  /** What is seen comes first: telling it takes a rendering of its own. */
  const announce = (phrase: string) => {
    stopTelling?.();
    stopTelling = browser.afterPaint(() => {
      announcer.announce(phrase);
    });
  };

  const load = lazy(async (): Promise<SearchParts> => {
    services.prepareCalls();
    const { createSearchStore, createSuggestionApi, pressKey, SearchPopup } = await loadSearch();
    store = createSearchStore({
      search,
      draft,
      clock: browser,
      suggestions: createSuggestionApi(services.http, props.config.services.termSuggest, services.logger),
      history: props.config.features?.searchHistory ? historyStorage(browser, mayAdd) : undefined,
      announce,
      setSilent: announcer.setSilent,
      composesPlainWords: browser.composesPlainWords,
    });
    if (isRunning) stopSearch = store.getState().start();
    return { store, pressKey, Popup: SearchPopup };
  });

  /** A host that changes the page in place leaves the field as a fresh page would have it. */
  const followPage = () => {
    let before = browser.location();
    return browser.onLocationChange(() => {
      const here = browser.location();
      const term = termOnPage(here);
      if (here.pathname !== before.pathname || term !== termOnPage(before)) draft.setState(pristine(term));
      before = here;
    });
  };

  return {
    load,
    /** Begins to listen; the answer ends it. */
    start() {
      isRunning = true;
      stopSearch = store?.getState().start();
      const stopFollowing = followPage();
      return () => {
        isRunning = false;
        stopSearch?.();
        stopTelling?.();
        stopFollowing();
      };
    },
  };
};
