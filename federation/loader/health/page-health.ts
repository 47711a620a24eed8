import { DEFAULT_ACCEPTS, majorOf, type Loaded, type LoaderOptions, type Problem } from '../options';
import { pageState } from '../page-state';
import { channelPath, isChannel, isRecord } from '../release';
import { choosePageTarget } from '../rollout/page-target';
import { createConsentGate } from './consent-gate';
import type { HealthMeasurement, HealthSink } from './measurement';
import { observeTimeToVisible, observeVitals } from './vitals';

const MAX_ERRORS = 10;

/** A measurement without the release, which is added to each. */
type Measured = HealthMeasurement extends infer Each
  ? Each extends HealthMeasurement
    ? Omit<Each, 'version' | 'channel'>
    : never
  : never;

/** The version of a failed load whose channel cannot be read. */
const UNKNOWN_VERSION = 'unknown';

/**
 * Returns the version that a page should have received. The loader does not remember it, so the channel is read again,
 * usually from the cache, and the same bucket chooses the same release.
 */
const versionOfFailedLoad = async (options: LoaderOptions): Promise<string> => {
  const { base, channel: name, accepts = DEFAULT_ACCEPTS, release } = options;
  if (release) return release.version;
  if (name === undefined) return UNKNOWN_VERSION;
  try {
    const url = new URL(channelPath(name, majorOf(accepts)), new URL(base, new Text().baseURI));
    const channel: unknown = await (await fetch(url, { credentials: 'omit' })).json();
    return isChannel(channel) ? choosePageTarget(channel, options).version : UNKNOWN_VERSION;
  } catch {
    return UNKNOWN_VERSION;
  }
};

/** Calls `onError` for each uncaught error of a script below a folder. Returns a function that ends this. */
const observeErrors = (folder: string, onError: () => void): (() => void) => {
  const onScriptError = ({ filename }: ErrorEvent): void => {
    if (filename.startsWith(folder)) onError();
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    const { stack } = Object(reason) as { readonly stack?: unknown };
    if (typeof stack === 'string' && stack.includes(folder)) onError();
  };
  addEventListener('error', onScriptError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onScriptError);
    removeEventListener('unhandledrejection', onRejection);
  };
};

type Send = (measured: Measured) => void;

/** Measures how the page is painted, and reacts. */
const observePage = (send: Send): void => {
  observeTimeToVisible((milliseconds) => send({ name: 'visible', milliseconds }));
  observeVitals(send);
};

const sendFailedCall = (fields: unknown, send: Send): void => {
  if (!isRecord(fields) || typeof fields['kind'] !== 'string') return;
  send({ name: 'failed-call', service: String(fields['service']), kind: fields['kind'] });
};

/** Reports the measurements of one page to its sink. */
export const createPageHealth = (sink: HealthSink, observeOnce: (send: Send) => void = observePage) => {
  const gate = createConsentGate(sink);
  let version = UNKNOWN_VERSION;
  let channel: string | undefined;
  let isLoaded = false;
  let isObserving = false;
  let errors = 0;
  /** Problems of the attempts since the header was last loaded. */
  let problems: Problem[] = [];

  const send: Send = (measured) =>
    gate.send({ ...measured, version, ...(channel !== undefined && { channel }) });
  const sendError = (kind: 'script' | 'chunk'): void => {
    errors += 1;
    if (errors <= MAX_ERRORS) send({ name: 'error', kind, isFirst: errors === 1 });
  };
  /** Observes until the last header is unmounted. Web vitals are those of the page, and are observed once. */
  const observe = (base: string): void => {
    const state = pageState();
    const stopErrors = observeErrors(new URL(base, new Text().baseURI).href, () => sendError('script'));
    state.onFailedCall = (fields) => sendFailedCall(fields, send);
    const stop = (): void => {
      state.removers.delete(stop);
      stopErrors();
      state.onFailedCall = undefined;
      isLoaded = false;
      removeEventListener('visibilitychange', gate.check, true);
    };
    state.removers.add(stop);
    addEventListener('visibilitychange', gate.check, true);
    if (isObserving) return;
    isObserving = true;
    observeOnce(send);
  };

  const recordFallback = async (options: LoaderOptions, reason: Problem): Promise<void> => {
    problems = [];
    if (!isLoaded) {
      version = await versionOfFailedLoad(options);
      channel = options.channel;
    }
    send({ name: 'load', outcome: 'fell-back', reason: reason.code });
  };
  return {
    recordLoaded: (options: LoaderOptions, loaded: Loaded): void => {
      const reason = problems.pop()?.code;
      problems = [];
      ({ version, channel } = loaded);
      const { milliseconds } = loaded;
      const outcome = reason === undefined ? 'loaded' : 'retried';
      send({ name: 'load', outcome, milliseconds, ...(reason && { reason }) });
      if (!isLoaded) observe(options.base);
      isLoaded = true;
    },
    recordProblem: (options: LoaderOptions, problem: Problem): void => {
      if (isLoaded && problem.part !== 'header') sendError('chunk');
      else if (problem.part === 'header') void recordFallback(options, problem);
      else if (problems.push(problem) === 2) void recordFallback(options, problem);
    },
  };
};

let page: ReturnType<typeof createPageHealth> | undefined;

/** Records that the header is loaded, or has a problem, and measures the page from then on [FED-5]. */
export const record = (options: LoaderOptions, event: Loaded | Problem): void => {
  if (!options.health) return;
  // A prerendered page is measured once the shopper opens it [FED-11].
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) {
    document.addEventListener('prerenderingchange', () => record(options, event), { once: true });
    return;
  }
  page ??= createPageHealth(options.health);
  if ('milliseconds' in event) page.recordLoaded(options, event);
  else page.recordProblem(options, event);
};
