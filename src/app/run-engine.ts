import type { StoreApi } from 'zustand/vanilla';
import type { Browser, HostPage } from '../platform/browser';
import type { Engine, EngineInput } from './engine';

/** The engine is fetched after the first paint; a header without it keeps its links and its form. */
export type EngineState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'running'; readonly engine: Engine };

/** Tries of a chunk that doesn't come, and the time between them in milliseconds. */
const TRIES = 3;
const PAUSE = 2_000;

interface EngineRun {
  readonly state: StoreApi<EngineState>;
  readonly hostPage: HostPage;
  readonly loadBrowser: () => Promise<Browser>;
  readonly deps: Omit<EngineInput, 'browser'>;
  readonly report: (region: string, error: unknown) => void;
}

/**
 * Fetches the engine once the header has painted, and runs it until the answer is called. When it can't be
 * had the header says so to the monitor and stands as it is, with its links and its form.
 */
export const runEngine = ({ state, hostPage, loadBrowser, deps, report }: EngineRun): (() => void) => {
  let stop: () => void;
  let isStopped = false;

  const attempt = async (triesLeft: number) => {
    try {
      const [{ createEngine }, browser] = await Promise.all([
        import(/* webpackChunkName: "engine" */ './engine'),
        loadBrowser(),
      ]);
      if (isStopped) return;
      const before = state.getState();
      const engine = before.kind === 'running' ? before.engine : createEngine({ ...deps, browser });
      state.setState({ kind: 'running', engine }, true);
      stop = engine.start();
    } catch (error) {
      if (isStopped) return;
      if (triesLeft > 0) {
        stop = hostPage.after(PAUSE, () => void attempt(triesLeft - 1));
        return;
      }
      state.setState({ kind: 'failed' }, true);
      report('engine', error);
    }
  };

  stop = hostPage.afterPaint(() => void attempt(TRIES - 1));
  return () => {
    isStopped = true;
    stop();
  };
};
