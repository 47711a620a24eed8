import type { StoreApi } from 'zustand/vanilla';
import type { Browser, HostPage } from '../platform/browser';
import type { ContextInput } from '../context/context';
import type * as runtimeViews from './layout/runtime-views';
import type { HeaderRuntime } from './runtime';

/** The runtime, and the layout's components that load with it. */
export interface LoadedRuntime extends HeaderRuntime {
  readonly views: typeof runtimeViews;
}

/** The runtime is loaded after the first paint. A header without it keeps its links and its search form. */
export type RuntimeState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'running'; readonly runtime: LoadedRuntime };

/** How often the runtime's code is requested, and the pause before each retry in milliseconds. */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 2_000;

interface RuntimeLoad {
  readonly state: StoreApi<RuntimeState>;
  readonly hostPage: HostPage;
  readonly loadBrowser: () => Promise<Browser>;
  /** The context's input, without the browser, which is lazy-loaded. */
  readonly input: Omit<ContextInput, 'browser'>;
}

/**
 * Loads the runtime once the header has painted, and starts it; in a prerendered page, once the shopper opens it. When its
 * code fails to load, it is requested again, though not before a prerendered page is opened. After the last failure the
 * header reports that to the host's monitor and keeps its links and its search form.
 *
 * @returns a function that stops the runtime
 */
export const loadRuntime = ({ state, hostPage, loadBrowser, input }: RuntimeLoad): (() => void) => {
  let stop: () => void;
  let isStopped = false;

  const onceOpened = (callback: () => void) => {
    stop = hostPage.onceOpened(callback);
  };
  const attempt = async (attemptsLeft: number) => {
    try {
      const [{ createRuntime, views }, browser] = await Promise.all([
        import(/* webpackChunkName: "runtime" */ './runtime-chunk'),
        loadBrowser(),
        new Promise<void>(onceOpened),
      ]);
      if (isStopped) return;
      const before = state.getState();
      const runtime =
        before.kind === 'running' ? before.runtime : { ...createRuntime({ ...input, browser }), views };
      state.setState({ kind: 'running', runtime }, true);
      stop = runtime.start();
    } catch (error) {
      if (isStopped) return;
      if (attemptsLeft > 0) {
        stop = hostPage.after(RETRY_DELAY_MS, () => onceOpened(() => void attempt(attemptsLeft - 1)));
        return;
      }
      state.setState({ kind: 'failed' }, true);
      input.report('runtime', error);
    }
  };

  stop = hostPage.afterPaint(() => void attempt(MAX_ATTEMPTS - 1));
  return () => {
    isStopped = true;
    stop();
  };
};
