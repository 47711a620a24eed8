import { createStore, type StoreApi } from 'zustand/vanilla';
import { EARLY_SEARCH_KEY, type HeaderAdapters, type HeaderProps } from '../../federation/contract';
import type { Identity } from '../domains/account';
import { createDraft, type DraftStore } from '../domains/search';
import type { Browser, HostPage } from '../platform/browser';
import { unknownFeatures, unknownFields } from './check-config';
import { createNavigate } from './context/navigate';
import { createPageStore, followPage, scrollOffset, type PageStore } from './context/page-store';
import { readPreloaded } from './context/preloaded';
import { loadRuntime, type RuntimeState } from './load-runtime';
import { searchTermOf } from './context/search-term';
import { reportToMonitor } from './context/report-to-monitor';
import { keepScrollOnFocus } from './context/steady-scroll';

/** One header: what is needed to paint it, and its runtime. It has no state outside of this object. */
export interface HeaderObject {
  readonly page: PageStore;
  readonly draft: DraftStore;
  readonly runtime: StoreApi<RuntimeState>;
  /** Receives the header's element once it is mounted. */
  readonly onElement: (element: HTMLElement | null) => void;
  /** Whom the header is rendered for until the session is known. */
  readonly expectedIdentity: Identity;
  /** The server's taxonomy, for its markup only; in browsers the runtime has it. */
  readonly taxonomy?: unknown;
  /** Passes a link to the host's router. Returns false when the browser must follow it [NAV-14]. */
  readonly navigate: (href: string) => boolean;
  readonly skipToMain: () => void;
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
 */
export const createHeader = (
  given: HeaderProps,
  hostPage: HostPage,
  loadBrowser: () => Promise<Browser>,
): HeaderObject => {
  let adapters: HeaderAdapters = given;
  const preloaded = readPreloaded(given.preloaded);
  const props = { ...given, preloaded };
  const page = createPageStore(hostPage, preloaded.summary);
  const draft = createDraft(searchTermOf(hostPage.location()));
  const runtime = createStore<RuntimeState>()(() => ({ kind: 'waiting' }));
  const navigate = createNavigate(hostPage, () => adapters.navigation);
  const report = (region: string, error: unknown) => {
    reportToMonitor(adapters, { name: 'region_failed', message: `${region}: ${String(error)}` });
  };
  let element: HTMLElement | null = null;
  const input = { element: () => element, props, adapters: () => adapters, draft, navigate, report, page };

  return {
    onElement(owner) {
      element = owner;
    },
    page,
    draft,
    runtime,
    expectedIdentity:
      props.config.session?.hasTokenSession === false ? 'visitor' : (preloaded.session?.role ?? 'pending'),
    ...(!process.env['SHOP_HEADER_FOR_BROWSERS'] && { taxonomy: preloaded.taxonomy }),
    navigate,
    report,
    skipToMain: () => {
      hostPage.focusMain(scrollOffset(page.getState()));
    },
    rememberEarlyTerm(term) {
      if (props.config.features?.searchHistory) hostPage.remember(EARLY_SEARCH_KEY, term);
    },
    adapt: (next) => {
      adapters = next;
    },
    start() {
      // Not an error: after a roll-back the header is older than the host's configuration.
      for (const name of unknownFeatures(props.config))
        reportToMonitor(adapters, { name: 'unknown_feature', message: name });
      for (const path of unknownFields(props.config))
        reportToMonitor(adapters, { name: 'unknown_config_field', message: path });
      const hides = props.config.features?.hideOnScroll;
      const stopPage = followPage(page, hostPage, hides && (() => !!element?.matches(':focus-within')));
      const stopRuntime = loadRuntime({ state: runtime, hostPage, loadBrowser, input });
      const stopKeeping = element && keepScrollOnFocus(element);
      return () => {
        stopKeeping?.();
        stopPage();
        stopRuntime();
      };
    },
  };
};
