import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HeaderAdapters, HeaderProps } from '../../federation/contract';
import type { Identity } from '../domains/account';
import { createDraft, type DraftStore } from '../domains/search';
import type { Browser, HostPage } from '../platform/browser';
import { createNavigate } from './navigate';
import { createPageStore, followPage, SCROLL_OFFSET, type PageStore } from './page-store';
import { runEngine, type EngineState } from './run-engine';
import { termOnPage } from './term-on-page';
import { tellMonitor } from './tell-monitor';

/** One header: what paints, and the engine that comes after. Nothing lives outside of it. */
export interface HeaderObject {
  readonly page: PageStore;
  readonly draft: DraftStore;
  readonly engine: StoreApi<EngineState>;
  /** Takes the header's element, once it stands in the page. */
  readonly onElement: (element: HTMLElement | null) => void;
  /** Who the header is shown to until the engine knows better. */
  readonly expectedIdentity: Identity;
  /** What a server knows of the taxonomy, for its markup alone; browsers have it with the engine. */
  readonly taxonomy?: unknown;
  /** Takes a click on a link; false leaves it to the browser [NAV-14]. */
  readonly navigate: (href: string) => boolean;
  readonly skipToMain: () => void;
  /** Reports a region that broke. */
  readonly report: (region: string, error: unknown) => void;
  /** Takes up the host's adapters as they are now. */
  readonly adapt: (adapters: HeaderAdapters) => void;
  /** Begins to listen and to ask; the answer ends all of it. */
  readonly start: () => () => void;
}

/**
 * Makes a header for these props in this page; nothing happens before `start`.
 *
 * @param loadBrowser gives the rest of the page, which only the engine needs
 */
export const createHeader = (
  props: HeaderProps,
  hostPage: HostPage,
  loadBrowser: () => Promise<Browser>,
): HeaderObject => {
  let adapters: HeaderAdapters = props;
  const page = createPageStore(hostPage, props.preloaded?.summary);
  const draft = createDraft(termOnPage(hostPage.location()));
  const engine = createStore<EngineState>()(() => ({ kind: 'waiting' }));
  const navigate = createNavigate(hostPage, () => adapters.navigation);
  const report = (region: string, error: unknown) => {
    tellMonitor(adapters, { name: 'region_failed', message: `${region}: ${String(error)}` });
  };
  let element: HTMLElement | null = null;
  const deps = {
    element: () => element,
    props,
    adapters: () => adapters,
    draft,
    navigate,
    report,
    page,
  };

  return {
    onElement(taken) {
      element = taken;
    },
    page,
    draft,
    engine,
    expectedIdentity:
      props.config.session?.hasTokenSession === false
        ? 'visitor'
        : (props.preloaded?.session?.role ?? 'pending'),
    ...(!process.env['SHOP_HEADER_FOR_BROWSERS'] && { taxonomy: props.preloaded?.taxonomy }),
    navigate,
    report,
    skipToMain: () => {
      hostPage.focusMain(SCROLL_OFFSET);
    },
    adapt: (next) => {
      adapters = next;
    },
    start() {
      const stopPage = followPage(page, hostPage);
      const stopEngine = runEngine({ state: engine, hostPage, loadBrowser, deps, report });
      return () => {
        stopPage();
        stopEngine();
      };
    },
  };
};
