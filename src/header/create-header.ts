import { createStore, type StoreApi } from 'zustand/vanilla';
import { EARLY_SEARCH_KEY, type HeaderAdapters, type HeaderProps } from '../../federation/contract';
import type { FrameData } from '../../federation/contract/when-wanted';
import type { Identity } from '../domains/account';
import { firstLevelOf, type MenuItem } from '../domains/menus';
import { createDraft, type DraftStore } from '../domains/search';
import { createTranslate, type Translate } from '../kernel/translate';
import type { Browser, HostPage } from '../platform/browser';
import { languageOf } from './language';
import { createNavigate } from '../context/navigate';
import { createPageStore, type PageStore } from '../context/page-store';
import { readPreloaded } from '../context/preloaded';
import { loadRuntime, type RuntimeState } from './load-runtime';
import { searchTermOf } from '../context/search-term';
import { reportToMonitor } from '../context/report-to-monitor';

/** One header: what is needed to paint it, and its runtime. It has no state outside of this object. */
export interface HeaderObject {
  readonly t: Translate;
  readonly hostPage: HostPage;
  readonly page: PageStore;
  readonly draft: DraftStore;
  readonly runtime: StoreApi<RuntimeState>;
  /** Receives the header's element once it is mounted. */
  readonly onElement: (element: HTMLElement | null) => void;
  /** Whom the header is rendered for until the session is known. */
  readonly expectedIdentity: Identity;
  /** The first level of the groceries, for a server's markup only; in browsers the runtime has the taxonomy. */
  readonly firstLevel?: readonly MenuItem[];
  /** Passes a link to the host's router. Returns false when the browser must follow it [NAV-14]. */
  readonly navigate: (href: string) => boolean;
  /** Stores a term that is submitted before the search is loaded, for the recent searches [HIST-2]. */
  readonly rememberEarlyTerm: (term: string) => void;
  /** Reports a region that failed. */
  readonly report: (region: string, error: unknown) => void;
  /** Sets the host's adapters of its latest render. */
  readonly adapt: (adapters: HeaderAdapters) => void;
  /** Starts listening and requesting. Returns a function that stops everything. */
  readonly start: () => () => void;
}

/**
 * Creates a header for these props in this page. Nothing is started before `start`.
 *
 * @param loadBrowser loads the functions of the page that only the runtime needs
 * @param frame what a customer's first frame has loaded
 */
export const createHeader = (
  given: HeaderProps,
  hostPage: HostPage,
  loadBrowser: () => Promise<Browser>,
  frame?: FrameData,
): HeaderObject => {
  let adapters: HeaderAdapters = given;
  const preloaded = readPreloaded({ ...given.preloaded, ...(frame && { summary: frame.summary }) });
  const props = { ...given, preloaded };
  const page = createPageStore(hostPage, preloaded.summary);
  const draft = createDraft(searchTermOf(hostPage.location()), hostPage.searchField());
  const runtime = createStore<RuntimeState>()(() => ({ kind: 'waiting' }));
  const navigate = createNavigate(hostPage, () => adapters.navigation);
  const report = (region: string, error: unknown) => {
    hostPage.onceOpened(() =>
      reportToMonitor(adapters, { name: 'region_failed', message: `${region}: ${String(error)}` }),
    );
  };
  let element: HTMLElement | null = null;
  const t = createTranslate(languageOf(props.config));
  const input = {
    t,
    element: () => element,
    props,
    adapters: () => adapters,
    draft,
    frame,
    navigate,
    report,
    page,
  };

  return {
    t,
    hostPage,
    onElement(owner) {
      element = owner;
    },
    page,
    draft,
    runtime,
    expectedIdentity:
      props.config.session?.hasTokenSession === false ? 'visitor' : (preloaded.session?.role ?? 'pending'),
    ...(!process.env['SHOP_HEADER_FOR_BROWSERS'] && { firstLevel: firstLevelOf(preloaded.taxonomy) }),
    navigate,
    report,
    rememberEarlyTerm(term) {
      if (props.config.features?.searchHistory) hostPage.remember(EARLY_SEARCH_KEY, term);
    },
    adapt: (next) => {
      adapters = next;
    },
    start() {
      page.setState({ isClientPageLoaded: true, width: hostPage.width(), here: hostPage.location() });
      return loadRuntime({ state: runtime, hostPage, loadBrowser, input });
    },
  };
};
